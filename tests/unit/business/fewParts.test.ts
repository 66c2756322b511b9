/** A business whose parts are `false`, while their facts and words are still there. */
import { expect, test, vi } from 'vitest';
import { languages } from '#/messages/languages.ts';
import { words } from '#/messages/messages.ts';

vi.mock('#/business/parts.ts', () => ({
  parts: { franchises: false, packs: false, team: true, blog: true },
}));

/** What only a business with partners says, in words of pages that every business has. */
const OF_PARTNERS: Record<string, RegExp> = {
  en: /outlets|on a map|another state|those counters|counters that sell|your staff|by route/,
  gu: /આઉટલેટ ગણ|બીજા રાજ્ય|એ કાઉન્ટર માટે|વેચતાં કાઉન્ટર|તમારા સ્ટાફ|કૅફેના ફોટા|રૂટ પ્રમાણે/,
  hi: /आउटलेट गिन|दूसरे राज्य|ऐसे काउंटरों|वे काउंटर|आपके स्टाफ़|कैफ़े की|माल की गाड़ी/,
};

test.each(languages)('pages that are left do not speak of partners in $name', ({ code }) => {
  const { trade, ...about } = words(code).about;
  const [maker] = trade.sides;
  const { teams, imageGallery } = words(code);
  const text = JSON.stringify([about, maker, teams, imageGallery]);
  expect(OF_PARTNERS[code]?.exec(text)?.[0]).toBeUndefined();
});
