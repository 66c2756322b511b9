import { link as menu } from '#/copy/pages/menu.ts';

interface Addressed {
  slug: string;
}

/** The id of a dish's row on the menu page. */
export const dishId = ({ slug }: Addressed) => `dish-${slug}`;

/** The address of a dish: its row on the menu page. */
export const dishPath = (dish: Addressed) => `${menu.href}#${dishId(dish)}`;
