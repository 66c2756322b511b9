import type { Dish } from '#/api/dishes.ts';
import type { Pack } from '#/business/business.ts';
import { ALLERGENS } from '#/lib/dishes.ts';
import { withoutUndefined } from '#/lib/text.ts';
import { languageOf, type Locale } from '#/messages/languages.ts';
import { messagesIn } from '#/messages/messages.ts';
import { type DishStatements, hasClearAllergens } from './dishFilters.ts';

/** Translates a known name; returns any other as written. */
const translate = (names: Readonly<Record<string, string>>, name: string) =>
  Object.hasOwn(names, name) ? (names[name] ?? name) : name;

/** Formats allergens in the page's language: `milk and sesame`. */
export function listAllergens(locale: Locale, names: readonly string[]): string {
  const { allergens } = messagesIn(locale).menu;
  // The long style puts a comma before the Hindi `and`.
  const list = new Intl.ListFormat(languageOf(locale).tag, { style: 'short' });
  return list.format(names.map((name) => translate(allergens, name)));
}

/** Returns labels for a dish's or pack's allergen statements: `Contains milk`, `May contain wheat`. */
function allergenLabels(locale: Locale, statements: DishStatements): string[] {
  const { format, menu } = messagesIn(locale);
  const label = (text: string, names: readonly string[]) =>
    names.length > 0
      ? format(text, { allergens: listAllergens(locale, names), count: names.length })
      : undefined;
  const contains = statements.allergens?.names ?? [];
  const mayContain = (statements.mayContain?.names ?? []).filter(
    (name) => !contains.includes(name),
  );
  const isFree = hasClearAllergens(statements) && contains.length + mayContain.length === 0;
  return withoutUndefined([
    label(menu.labels.contains, contains),
    label(menu.labels.mayContain, mayContain),
    label(menu.labels.containsNone, isFree ? ALLERGENS : []),
  ]);
}

/** Returns the allergen labels of a pack, whose facts name only known allergens. */
export const packAllergens = (locale: Locale, { allergens }: Pick<Pack, 'allergens'>) =>
  allergens && allergenLabels(locale, { allergens: { names: allergens, isClear: true } }).join();

/** Returns labels for everything that a dish states in fields of its own. */
export function dishLabels(locale: Locale, dish: Dish): string[] {
  const { format, menu } = messagesIn(locale);
  const always = dish.diet?.names ?? [];
  const onRequest = (dish.dietOnRequest?.names ?? []).filter((name) => !always.includes(name));
  return [
    ...always.map((name) => translate(menu.diets, name)),
    ...onRequest.map((name) =>
      format(menu.labels.onRequest, { label: translate(menu.diets, name) }),
    ),
    ...allergenLabels(locale, dish),
    ...(dish.kcal === undefined ? [] : [format(menu.labels.energy, { kcal: dish.kcal })]),
  ];
}
