/** What only an owner can vouch for is said only where the facts say it. */
import { expect, test, vi } from 'vitest';
import { languages } from '#/messages/languages.ts';

const { facts, SUPPLY } = vi.hoisted(() => ({
  facts: { areGiven: true },
  /** A rhythm of supply, for texts that name it. */
  SUPPLY: new Map([
    ['en', 'weekly'],
    ['gu', 'બહાર એક વાર'],
    ['hi', 'बाहर हफ़्ते में एक बार'],
  ]),
}));

vi.mock('#/business/factValues.ts', async (importActual) => {
  const actual = await importActual<typeof import('#/business/factValues.ts')>();
  return {
    factValues: (locale: string) => {
      const values = { ...actual.factValues(locale), supply: SUPPLY.get(locale) ?? '' };
      const entries = Object.entries(values).map(([name, value]) => {
        const given = value === 'none' ? 1 : value;
        return [name, facts.areGiven ? given : 'none'] as const;
      });
      return Object.fromEntries(entries);
    },
  };
});

/** Day sheets, the company's account, a team that answers, the rhythm of supply, and a territory. */
const CLAIMS: Record<string, readonly RegExp[]> = {
  en: [
    /day sheets/,
    /company account/,
    /our team (?:answers|calls|picks)/i,
    /weekly/,
    /(?:area|territory).{0,6} (?:written|named)/i,
  ],
  gu: [
    /રોજનો હિસાબ/,
    /કંપનીના ખાતા/,
    /અમારી ટીમ (?:જવાબ|ફોન|આપે)/,
    /બહાર એક વાર/,
    /વિસ્તાર.{0,2} (?:કરારમાં )?લખ/,
  ],
  hi: [
    /रोज़ का हिसाब/,
    /कंपनी के खाते/,
    /हमारी टीम (?:जवाब|फ़ोन)/,
    /बाहर हफ़्ते/,
    /इलाका (?:एग्रीमेंट में )?लिखा/,
  ],
};

/** The claims that the words of a language make. */
async function claimsIn(code: string, areGiven: boolean): Promise<RegExp[]> {
  facts.areGiven = areGiven;
  vi.resetModules();
  const { words } = await import('#/messages/messages.ts');
  const text = JSON.stringify(words(code));
  return (CLAIMS[code] ?? []).filter((claim) => claim.test(text));
}

const claiming = languages.filter(({ code }) => CLAIMS[code]);

test.each(claiming)('claims of a business follow its facts in $name', async ({ code }) => {
  expect(await claimsIn(code, true)).toEqual(CLAIMS[code]);
  expect(await claimsIn(code, false)).toEqual([]);
});
