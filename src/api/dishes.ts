import * as v from 'valibot';
import { createSlugger, slugify } from '#/lib/slug.ts';
import type { Locale } from '#/words/languages.ts';
import { textIn, type InLanguage, type Text } from '#/words/text.ts';
import { words } from '#/words/words.ts';
import { describeCause } from './failure.ts';
import { flag, media, orAbsent, price, text, textList, video } from './fields.ts';
import { readItems } from './readItems.ts';
import { listIn, requireSuccess, type Resource } from './resource.ts';
import { createLoader, pictureAt } from './snapshot.ts';

const ENDPOINT = '/api/food';

const dishSchema = (mediaBaseUrl: string) =>
  v.pipe(
    v.object({
      position: v.number(),
      id: text(),
      category: text(),
      foodName: text(),
      foodDescription: text(),
      image: media(mediaBaseUrl),
      price: price(),
      priceShow: flag(),
      video: video(mediaBaseUrl),
      keyFeatures: orAbsent(textList()), // another shape counts as none (spec, section 2, services)
    }),
    v.transform(({ foodName, foodDescription, priceShow, ...rest }) => ({
      ...rest,
      id: rest.id ?? String(rest.position),
      name: foodName,
      description: foodDescription,
      isPriceShown: priceShow,
    })),
  );

interface DishRow extends v.InferOutput<ReturnType<typeof dishSchema>> {
  /** The last segment of its address. */
  slug: string;
}

/** Short, because a page contains it with each dish. */
const SLUG_LENGTH = 32;

const nameInEnglish = ({ name, position }: { name?: Text | undefined; position: number }) =>
  textIn('en', name ?? dishNumber('en', position));

export const dishResource: Resource<DishRow> = {
  name: 'food',
  endpoint: ENDPOINT,
  read: (body, { mediaBaseUrl, warn, count }) => {
    requireSuccess(body, ENDPOINT);
    const schema = dishSchema(mediaBaseUrl);
    const slugFor = createSlugger();
    const reader = { endpoint: ENDPOINT, item: 'dish', schema, warn, count };
    return readItems(listIn(body, ENDPOINT), reader).map((dish) => ({
      ...dish,
      slug: slugFor(slugify(nameInEnglish(dish), SLUG_LENGTH), dish.id),
    }));
  },
  pictures: (row) => [{ url: row.image }],
};

/** The name of a dish that has none. */
function dishNumber(locale: Locale, position: number): string {
  const { fill, notices } = words(locale);
  return fill(notices.fallbacks.dishName, { position });
}

/** Adds the spec's fallbacks for missing values, in the page's language. */
export function completeDish({ position, ...row }: InLanguage<DishRow>, locale: Locale) {
  return {
    ...row,
    name: row.name ?? dishNumber(locale, position),
    category: row.category ?? words(locale).notices.fallbacks.dishCategory,
  };
}

const load = createLoader(dishResource, (row, locale) => ({
  ...completeDish(row, locale),
  image: pictureAt(row.image),
}));

/** The dishes, in the API's order; or the message for home and menu. */
export const loadDishes = (locale: Locale) =>
  load(locale, (failure) => {
    const { fill, notices } = words(locale);
    return failure.kind === 'wrong-status'
      ? notices.failed.dishesStatus
      : fill(notices.failed.dishes, { cause: describeCause(failure, locale) });
  });

/** The dishes; or the message for the services page. */
export const loadServiceDishes = (locale: Locale) =>
  load(locale, () => words(locale).notices.failed.serviceDishes);

export type Dish = ReturnType<typeof loadDishes>['items'][number];
