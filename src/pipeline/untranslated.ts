import { isRecord } from '#/lib/json.ts';
import { firstOf } from '#/lib/text.ts';
import { isLocalized } from '#/messages/text.ts';
import { languages } from '#/messages/languages.ts';
import { routeOf } from '#/routes.ts';
import { missingCopy, speaks } from '#/business/copy.ts';
import { hasPage, missingSharedMessages, pageNames } from '#/business/pages.ts';

const MAX_NAMES = 5;

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

const listed = (names: readonly string[]) => firstOf(names, MAX_NAMES).join(', ');

/** The pages of a language that are not there, and its facts and texts that are not translated, a line each. */
function faultsOf(code: string, facts: object): string[] {
  const pages = pageNames.filter((name) => !hasPage(code, name));
  const [places, copy] = [placesWithout(code, facts, ''), missingCopy(code)];
  return [
    ...pages.map(
      (name) =>
        `src/messages/${code}/ has no ${name}.json: links to ${routeOf(name).path} lead to English`,
    ),
    ...(places.length === 0
      ? []
      : [
          `src/brand/facts/ lacks translations to ${code}, so pages show English or leave out a block: ${listed(places)}`,
        ]),
    ...(copy.length === 0
      ? []
      : [`src/brand/copy/${code}/ lacks texts, so pages leave out their blocks: ${listed(copy)}`]),
  ];
}

/** A line for each language that has no pages, and for what is not translated in the others. */
export function findUntranslated(facts: object): string[] {
  return languages.slice(1).flatMap(({ code }) => {
    const shared = missingSharedMessages(code);
    if (shared.length > 0)
      return [`no page is published in ${code}: src/messages/${code}/ lacks ${shared.join(', ')}`];
    if (!speaks(code))
      return [`no page is published in ${code}: there is no src/brand/copy/${code}/`];
    return faultsOf(code, facts);
  });
}
