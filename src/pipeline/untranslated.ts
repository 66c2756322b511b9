import { isRecord } from '#/lib/isRecord.ts';
import { isLocalized } from '#/messages/text.ts';
import { languages } from '#/messages/languages.ts';
import { routeOf } from '#/routes.ts';
import { hasPage, missingSharedMessages, pageNames } from '#/business/pages.ts';

/** How many names a line lists before `…`. */
const NAMED = 5;

/** Returns the positions of the texts that have translations, but not this one. */
function placesWithout(code: string, value: unknown, place: string): string[] {
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => placesWithout(code, item, `${place}[${index}]`));
  }
  if (!isRecord(value)) return [];
  if (isLocalized(value)) return Object.hasOwn(value, code) ? [] : [place];
  return Object.entries(value).flatMap(([key, item]) =>
    placesWithout(code, item, place === '' ? key : `${place}.${key}`),
  );
}

const listed = (names: readonly string[]) =>
  names.slice(0, NAMED).join(', ') + (names.length > NAMED ? ', …' : '');

/** A line for each language that lacks pages or shared messages, or in which some facts are in English. */
export function findUntranslated(facts: object): string[] {
  return languages.slice(1).flatMap(({ code }) => {
    const shared = missingSharedMessages(code);
    if (shared.length > 0) {
      return [`no page is published in ${code}: src/messages/${code}/ lacks ${shared.join(', ')}`];
    }
    const pages = pageNames.filter((name) => !hasPage(code, name));
    const places = placesWithout(code, facts, '');
    return [
      ...pages.map(
        (name) =>
          `src/messages/${code}/ has no ${name}.json: links to ${routeOf(name).path} lead to English`,
      ),
      ...(places.length === 0
        ? []
        : [
            `src/business: ${places.length} texts lack ${code}, so English shows, and sentences with them are left out: ${listed(places)}`,
          ]),
    ];
  });
}
