import * as v from 'valibot';
import { readDishLabels, type DishLabels } from '#/lib/dishLabels.ts';
import { given } from '#/lib/given.ts';
import { createSlugger, slugify } from '#/lib/slug.ts';
import type { Locale } from '#/messages/languages.ts';
import { nameByPosition, words } from '#/messages/messages.ts';
import { inLanguage, type InLanguage, type Text } from '#/messages/text.ts';
import { describeCause, throwUnlessSuccess } from './failure.ts';
import { flag, id, picture, price, text, textList, video } from './fields.ts';
import { readItems, listIn } from './readItems.ts';
import { createLoader, pictureAt, type Resource, type MediaContext } from './snapshot.ts';
import { mapTexts } from './translations.ts';

const ENDPOINT = '/api/food';

const dishSchema = (media: MediaContext) =>
  v.pipe(
    v.object({
      /** The place in the list, from 1; `readItems` adds it. */
      position: v.number(),
      id: id(),
      category: text(),
      foodName: text(),
      foodDescription: text(),
      image: picture(media),
      price: price(),
      priceShow: flag(),
      video: video(media),
      keyFeatures: textList(),
    }),
    v.transform(({ foodName, foodDescription, priceShow, ...rest }) => ({
      ...rest,
      name: foodName,
      description: foodDescription,
      isPriceShown: priceShow,
    })),
  );

type DishFields = v.InferOutput<ReturnType<typeof dishSchema>>;

interface DishRow extends DishFields {
  /** The last segment of its address. */
  slug: string;
  labels: Omit<DishLabels, 'stated'> & { stated?: Text | undefined };
  /** By which a menu groups its dishes in every language. */
  englishCategory: string | undefined;
}

/**
 * Reads the labels of a dish from its English texts, so that filters find the same dishes in every language.
 * An allergen statement that could not be parsed is quoted, in the page's language if it has one.
 */
function readLabels({ keyFeatures, name, description }: DishFields): DishRow['labels'] {
  const english = inLanguage('en', { keyFeatures, others: given([name, description]) });
  const { stated, ...labels } = readDishLabels(english.keyFeatures, english.others);
  if (stated === undefined) return labels;
  return {
    ...labels,
    stated: mapTexts(keyFeatures, (own) => readDishLabels(own).stated ?? stated),
  };
}

/** Short, because a page contains it with each dish. */
const SLUG_LENGTH = 32;

const nameInEnglish = ({ name, position }: { name?: Text | undefined; position: number }) =>
  inLanguage('en', name ?? nameByPosition('en', 'dish', position));

export const dishResource: Resource<DishRow> = {
  name: 'food', // as the API calls dishes
  endpoint: ENDPOINT,
  read: (body, context) => {
    throwUnlessSuccess(body, ENDPOINT);
    const schema = dishSchema(context);
    const reader = { ...context, endpoint: ENDPOINT, item: 'dish', schema, nameField: 'foodName' };
    const slugFor = createSlugger();
    return readItems(listIn(body, ENDPOINT), reader).map((dish) => ({
      ...dish,
      labels: readLabels(dish),
      englishCategory: dish.category && inLanguage('en', dish.category),
      slug: slugFor(slugify(nameInEnglish(dish), SLUG_LENGTH), dish.id),
    }));
  },
  pictures: (row) => [{ url: row.image }],
};

/** Adds the fallbacks of `notices.json` for missing values, in the page's language. */
export function completeDish({ position, ...row }: InLanguage<DishRow>, locale: Locale) {
  return {
    ...row,
    name: row.name ?? nameByPosition(locale, 'dish', position),
    category: row.category ?? words(locale).notices.fallbacks.dishCategory,
    englishCategory: row.englishCategory ?? words('en').notices.fallbacks.dishCategory,
  };
}

const toShown = (row: InLanguage<DishRow>, locale: Locale) => ({
  ...completeDish(row, locale),
  image: pictureAt(row.image),
});

/** The dishes, in the API's order; or the message for home and menu. */
export const loadDishes = createLoader(dishResource, toShown, (failure, locale) => {
  const { fill, notices } = words(locale);
  return failure.kind === 'wrong-status'
    ? notices.failed.dishesStatus
    : fill(notices.failed.dishes, { cause: describeCause(failure, locale) });
});

/** The dishes; or the message for the services page. */
export const loadServiceDishes = createLoader(
  dishResource,
  toShown,
  (_, locale) => words(locale).notices.failed.serviceDishes,
);

export type Dish = ReturnType<typeof loadDishes>['items'][number];
