import * as v from 'valibot';
import { business } from '#/business/business.ts';
import { ALLERGENS, DIETS } from '#/lib/dishes.ts';
import { createSlugger, slugify } from '#/lib/text.ts';
import type { Locale } from '#/messages/languages.ts';
import { nameByPosition, messagesIn } from '#/messages/messages.ts';
import { localize, type InOneLanguage } from '#/messages/text.ts';
import { describeCause, throwUnlessSuccess } from './failure.ts';
import { flag, id, nameList, picture, positive, price, text, textList, video } from './fields.ts';
import type { Tell } from './notes.ts';
import { listOf, parseListText } from './parseListText.ts';
import { readItems, listIn } from './readItems.ts';
import { createLoader, pictureAt, videoAt, type MediaContext, type Resource } from './snapshot.ts';

const ENDPOINT = '/api/food';

const dishSchema = (media: MediaContext) =>
  v.pipe(
    v.object({
      /** The position in the list, from 1; `readItems` adds it, and the misspelled fields. */
      position: v.number(),
      misspelled: v.array(v.string()),
      id: id(),
      category: text(),
      foodName: text(),
      foodDescription: text(),
      image: picture(media),
      price: price(),
      priceShow: flag(),
      video: video(media),
      keyFeatures: textList(),
      kcal: positive(),
      allergens: nameList(ALLERGENS),
      mayContain: nameList(ALLERGENS),
      diet: nameList(DIETS),
      dietOnRequest: nameList(DIETS),
      sharedOil: flag(true),
    }),
    v.transform(({ foodName, foodDescription, priceShow, sharedOil, ...rest }) => ({
      ...rest,
      name: foodName,
      description: foodDescription,
      isPriceShown: priceShow,
      sharesOil: sharedOil,
      /** Whether it has India's green mark. */
      isVegetarian: business.isVegetarian === true && !rest.allergens?.names.includes('egg'),
    })),
  );

type DishFields = v.InferOutput<ReturnType<typeof dishSchema>>;

interface DishRow extends DishFields {
  /** The last segment of its address. */
  slug: string;
  /** The key by which menus in every language group their dishes. */
  englishCategory: string | undefined;
}

const NAME_LISTS = ['allergens', 'mayContain', 'diet', 'dietOnRequest'] as const;

const isEmptyList = (value: unknown) =>
  (typeof value === 'string' ? parseListText(value) : listOf(value))?.length === 0;

/** Reports lists that no filter can use, and egg in the kitchen of a vegetarian business. */
function tellFaults(dish: DishFields, tell: Tell, raw: { allergens?: unknown }) {
  if (isEmptyList(raw.allergens)) {
    tell('allergens is an empty list, which says nothing; ["none"] says that it contains none');
  }
  if (business.isVegetarian && !dish.isVegetarian) {
    tell('states egg, so it has no green mark, although the business is vegetarian (isVegetarian)');
  }
  for (const field of NAME_LISTS) {
    const list = dish[field];
    if (list === undefined || list.isClear) continue;
    const kind = `${field} expected a list of the names that the guide has; such dishes pass no filter for it`;
    tell(kind, list.names.length > 0 ? `${kind}; found ${list.names.join(', ')}` : kind);
  }
}

/** Short, because a page contains the slug of each dish several times. */
const SLUG_LENGTH = 32;

export const dishResource: Resource<DishRow> = {
  name: 'food', // the API's name for dishes
  endpoint: ENDPOINT,
  read: (body, context) => {
    throwUnlessSuccess(body, ENDPOINT);
    const reader = {
      ...context,
      endpoint: ENDPOINT,
      item: 'dish',
      schema: dishSchema(context),
      nameField: 'foodName',
      inspect: tellFaults,
    };
    const slugFor = createSlugger();
    return readItems(listIn(body, ENDPOINT), reader).map((dish) => {
      const name = localize('en', dish.name ?? nameByPosition('en', 'dish', dish.position));
      const englishCategory = dish.category && localize('en', dish.category);
      return { ...dish, englishCategory, slug: slugFor(slugify(name, SLUG_LENGTH), dish.id) };
    });
  },
  pictures: (row) => [{ url: row.image }],
};

/** Adds the fallbacks of `notices.json` for missing values, in the page's language. */
export function dishWithFallbacks({ position, ...row }: InOneLanguage<DishRow>, locale: Locale) {
  return {
    ...row,
    name: row.name ?? nameByPosition(locale, 'dish', position),
    category: row.category ?? messagesIn(locale).notices.fallbacks.dishCategory,
    englishCategory: row.englishCategory ?? messagesIn('en').notices.fallbacks.dishCategory,
  };
}

const toShown = (row: InOneLanguage<DishRow>, locale: Locale) => ({
  ...dishWithFallbacks(row, locale),
  image: pictureAt(row.image),
  video: videoAt(row.video),
});

/** The dishes, in the API's order; or the message for home and menu. */
export const loadDishes = createLoader(dishResource, toShown, (failure, locale) => {
  const { format, notices } = messagesIn(locale);
  return failure.kind === 'wrong-status'
    ? notices.failed.dishesStatus
    : format(notices.failed.dishes, { cause: describeCause(failure, locale) });
});

/** The dishes; or the message for the services page. */
export const loadServiceDishes = createLoader(
  dishResource,
  toShown,
  (_, locale) => messagesIn(locale).notices.failed.serviceDishes,
);

export type Dish = ReturnType<typeof loadDishes>['items'][number];
