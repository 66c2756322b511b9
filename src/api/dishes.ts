import * as v from 'valibot';
import { failureNotices, fallbacks } from '#/copy/notices.ts';
import { createSlugger, slugify } from '#/lib/slug.ts';
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
      keyFeatures: orAbsent(textList()), // another shape counts as none
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
      slug: slugFor(slugify(dish.name ?? fallbacks.dishName(dish.position), SLUG_LENGTH), dish.id),
    }));
  },
  pictures: (row) => [{ url: row.image }],
};

/** Adds the spec's fallbacks for missing values, in the page's language. */
export const completeDish = ({ position, ...row }: DishRow) => ({
  ...row,
  name: row.name ?? fallbacks.dishName(position),
  category: row.category ?? fallbacks.dishCategory,
});

const load = createLoader(dishResource, (row) => ({
  ...completeDish(row),
  image: pictureAt(row.image),
}));

/** The dishes, in the API's order; or the message for home and menu. */
export const loadDishes = () =>
  load((failure) =>
    failure.kind === 'wrong-status'
      ? failureNotices.dishesStatus
      : failureNotices.dishes(describeCause(failure)),
  );

/** The dishes; or the message for the services page. */
export const loadServiceDishes = () => load(() => failureNotices.serviceDishes);

export type Dish = ReturnType<typeof loadDishes>['items'][number];
