import { definePage, type PageLink } from '#/content/pageRecord.ts';
import { given } from '#/lib/given.ts';
import { spellNumberFirst } from '#/content/en/spellNumber.ts';

export const link: PageLink = {
  href: '/services/',
  label: 'Services',
  menu: { name: 'main', order: 3 },
};

/** The shop sizes that a partner can choose from: `Three sizes of shop, from kiosk to café`. */
function sizesOf(formats: readonly { name: string }[]): string | undefined {
  const [first, last] = [formats[0], formats.at(-1)];
  if (!first || !last || first === last) return undefined;
  const span = `from ${first.name.toLowerCase()} to ${last.name.toLowerCase()}`;
  return `${spellNumberFirst(formats.length)} sizes of shop, ${span}`;
}

/** What is on the menu board: `Twenty varieties, all vegetarian`. */
const boardOf = (varieties?: number, isVegetarian?: boolean): string | undefined =>
  varieties === undefined
    ? isVegetarian
      ? 'A menu that is all vegetarian'
      : undefined
    : `${spellNumberFirst(varieties)} varieties${isVegetarian ? ', all vegetarian' : ''}`;

export const page = definePage(({ name, reply, counts, claims, franchise }) => ({
  link,
  title: 'Our services for franchise partners',
  description: `What a ${name} counter sells and what we build for it: shop set-up, kitchen, training, supply and visits after the opening.`,
  heading: 'Our Services',
  intro: 'What a counter sells, what we build for it, and what we go on doing once it is open.',
  card: {
    picture: '/social/services.png',
    lines: ['Our', 'services'],
    motif: { object: 'steamer' },
  },

  /** For search engines. */
  serviceType: 'Franchise set-up and support',

  sells: { heading: 'What a counter sells' },

  /** What a partner gets, before the opening and after it. */
  benefits: {
    heading: 'Franchise Benefits',
    opening: 'Opening day',
    parts: [
      {
        title: 'Setup Support',
        when: 'From your call to the first customer',
        items: [
          'Advice on the site, before you sign a rent deed',
          'Measured drawing and interior design of your shop',
          'Equipment list with makers, sizes and power needs',
          'Help with food licence, shop-act and fire papers',
          'Training for you and your first team at a running counter',
          'Opening day with our people behind your counter',
        ],
      },
      {
        title: 'Ongoing Support',
        when: 'From the second day on',
        items: given([
          'Morning supply of batter, masala, chutney and packs',
          'Field visits with a written list of what to mend',
          'Refresher training when staff change',
          'Festival menus and printed material ahead of the date',
          'One phone number for a broken machine or a late van',
          reply && `Any query resolved within ${reply.time}`,
        ]),
      },
    ],
  },

  /** Interior and set-up of a shop. */
  setup: {
    heading: 'Complete Setup Support',
    text: 'The shop itself, drawn before a wall is touched and handed over swept.',
    cards: [
      {
        title: 'Floor plan',
        text: 'Counter, kitchen and queue drawn to your shop, to the inch.',
        object: 'interior-plan',
      },
      {
        title: 'Shop front',
        text: 'Signboard, shutter colour and a name that is read from a bus.',
        object: 'signboard',
      },
      {
        title: 'Serving counter',
        text: 'Steel and stone, at the height of an elbow.',
        object: 'counter',
      },
      {
        title: 'Menu board',
        text: 'Painted names, and prices that change without a painter.',
        object: 'menu-board',
      },
      {
        title: 'Seating',
        text: 'Benches and standing ledges, wiped down in four minutes.',
        object: 'seating',
      },
      {
        title: 'Lighting',
        text: 'Warm over the food, bright over the till, safe over the kadhai.',
        object: 'lighting',
      },
      {
        title: 'Wall finish',
        text: 'Washable tile below, lippan and mirrors above.',
        object: 'wall-art',
      },
      {
        title: 'Wash and water',
        text: 'Hand wash, drinking water and drain where the rules want them.',
        object: 'wash-basin',
      },
      {
        title: 'Power and air',
        text: 'Load, points and exhaust laid out before a wall is closed.',
        object: 'power',
      },
    ],
  },

  kitchen: {
    heading: 'Complete Kitchen Setup',
    cards: [
      { title: 'Steamer', text: 'Six trays of khaman or dhokla at once.', object: 'steamer' },
      {
        title: 'Fryer and kadhai',
        text: 'One for farsan, one for syrup, lids for both.',
        object: 'fryer',
      },
      { title: 'Griddle', text: 'Dabeli, pav and thepla, hot to its corners.', object: 'griddle' },
      {
        title: 'Chai station',
        text: 'Two burners, a strainer, a tray of cutting glasses.',
        object: 'chai-station',
      },
      {
        title: 'Cold storage',
        text: 'Chutney, curd and batter, each on its own shelf.',
        object: 'fridge',
      },
      {
        title: 'Wet grinder',
        text: 'Dal vada and chutney, ground in small lots.',
        object: 'grinder',
      },
    ],
  },

  extra: {
    heading: 'Additional Equipment',
    cards: [
      {
        title: 'CCTV',
        text: `Till, counter and store room${franchise?.cameraDays ? `, kept for ${franchise.cameraDays} days` : ''}.`,
        object: 'cctv',
      },
      {
        title: 'In-store branding',
        text: 'Wall art, packs, carry bags and stickers.',
        object: 'branding',
      },
      {
        title: 'Staff uniforms',
        text: 'Apron, cap and two shirts a head, sized before training.',
        object: 'uniform',
      },
      {
        title: 'Opening decor',
        text: 'Toran, marigold, lights and the first day’s invitations.',
        object: 'opening-decor',
      },
    ],
  },

  pillars: {
    heading: 'Our Pillars of Prosperity',
    cards: [
      {
        title: 'Best experience',
        text: 'A short queue, a clean ledge and someone who remembers how much chilli you take.',
        object: 'experience',
      },
      {
        title: 'Price',
        text: 'A plate that a student can buy twice a week, on a board that all can read.',
        object: 'price',
      },
      {
        title: 'Quality',
        text: 'One recipe book, dated batches, small lots in the pan.',
        object: 'quality',
      },
      {
        title: 'Consistency',
        text: 'The same bite on Monday in Bhuj and on Sunday in Surat.',
        object: 'consistency',
      },
    ],
  },

  /** Three lists of advantages: for the owner, at the counter, in the books. */
  advantages: {
    heading: `Why Choose ${name}`,
    lists: [
      {
        title: 'For you as the owner',
        items: given([
          'No food experience needed: training covers it',
          sizesOf(franchise?.formats?.items ?? []),
          'A manufacturer behind you, not a middleman',
          'Exclusive territory, written into the agreement',
        ]),
      },
      {
        title: 'At the counter',
        items: given([
          boardOf(counts?.varieties, claims?.isVegetarian),
          'Sells from breakfast to the evening chai',
          claims?.hasJainPlates ? 'Jain versions that regulars ask for by name' : undefined,
          'Packed range for the way home',
        ]),
      },
      {
        title: 'In the books',
        items: [
          'Portions weighed, so costs stay where they were',
          'Central supply with one bill a week',
          'Waste counted every night and brought down',
          'Figures of running outlets shown at the meeting',
        ],
      },
    ],
  },

  details: { heading: 'The menu, plate by plate', label: 'The menu in detail' },

  next: { heading: 'Shall we look at your shop?' },
}));
