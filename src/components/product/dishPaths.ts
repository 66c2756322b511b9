import type { Dish } from '#/api/dishes.ts';
import type { Locale } from '#/messages/languages.ts';
import { pagePath } from '#/business/pages.ts';

type Addressed = Pick<Dish, 'slug'>;

/** Returns the id of a dish's row on the menu page. */
export const dishId = ({ slug }: Addressed) => `dish-${slug}`;

/** Returns the address of a dish: its row on the menu page. */
export const dishPath = (locale: Locale, dish: Addressed) =>
  `${pagePath(locale, 'menu')}#${dishId(dish)}`;
