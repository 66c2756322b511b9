/** The specification's counts, texts and order of the sections, by their headings. */
import { expect, test } from 'vitest';
import { dishes } from '#/sample/content/dishes.ts';
import { openTestSite } from '../fixtures/builtSite.ts';
import { sectionUnder, textsIn } from '../fixtures/htmlPage.ts';

const site = openTestSite();

/** The reasons in their order. */
const REASONS =
  'proven business model, comprehensive training, ongoing support, marketing assistance, exclusive territory';
const AUDIENCES =
  'working couples, hostel students, students abroad, professionals abroad, frequent travellers, trekking, kitchen chef';
const PROMISES =
  'No preservatives, No artificial flavours or colours, Made from natural ingredients, Easy to carry, Easy to prepare, Longer shelf life';
const signature = dishes.slice(0, 8).map(({ foodName }) => foodName.en);

test.each<[route: string, heading: string, parts: number | string]>([
  ['/', 'Signature dishes', signature.join(', ')],
  ['/services/', 'Complete Setup Support', 9],
  ['/services/', 'Complete Kitchen Setup', 6],
  ['/services/', 'Why Choose Tikhu Mithu', 3],
  ['/services/', 'Franchise Benefits', '^setup support$, ^ongoing support$'],
  ['/services/', 'Additional Equipment', 'cctv, branding, uniform, opening|d[eé]cor'],
  ['/services/', 'Our Pillars of Prosperity', 'experience, price, quality, consisten'],
  ['/franchise-details/', 'Franchise Opportunity', REASONS],
  ['/franchise-details/', 'From inquiry to opening', '^1, ^2, ^3, ^4, ^5, ^6, ^7, ^8'],
  ['/ready-to-eat/', 'Best For', AUDIENCES],
  ['/ready-to-eat/', 'Why Choose Tikhu Mithu', 11],
])('%s has below "%s" exactly these parts: %s', (route, heading, parts) => {
  const titles = textsIn(sectionUnder(site.page(route), heading), 'h3');
  const patterns = typeof parts === 'string' ? parts.split(', ') : [];
  const expected = patterns.map((part) => expect.stringMatching(new RegExp(part, 'i')) as string);
  expect(titles).toEqual(
    typeof parts === 'string' ? expected : Array(parts).fill(expect.any(String)),
  );
});

test('the reasons to choose the packs are those of the specification', () => {
  const section = sectionUnder(site.page('/ready-to-eat/'), 'Why Choose Tikhu Mithu');
  expect(textsIn(section, 'h3')).toEqual(expect.arrayContaining(PROMISES.split(', ')));
});
