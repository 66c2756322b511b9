export interface SupportCard {
  title: string;
  text: string;
}

export interface NamedList {
  title: string;
  items: readonly string[];
}

export const servicesIntro =
  'What a counter sells, what we build for it, and what we go on doing after the ribbon is cut. In that order, so that you can stop reading where your question is answered.';

/** What a partner gets, before the opening and after it. */
export const franchiseBenefits: readonly NamedList[] = [
  {
    title: 'Setup Support',
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
    items: [
      'Morning supply of batter, masala, chutney and packs',
      'Field visits with a written list of what to mend',
      'Refresher training when staff change',
      'Festival menus and printed material ahead of the date',
      'One phone number for a broken machine or a late van',
      'Any query resolved within 24 hours',
    ],
  },
];

/** Interior and set-up of a shop, numbered as on its drawing. */
export const setupCards: readonly SupportCard[] = [
  { title: 'Floor plan', text: 'Counter, kitchen and queue drawn to your shop, to the inch.' },
  { title: 'Shop front', text: 'Signboard, shutter colour and a facade that is read from a bus.' },
  { title: 'Serving counter', text: 'Steel and stone, with a glass the height of a child’s nose.' },
  { title: 'Menu board', text: 'Painted names, prices that change without a painter.' },
  { title: 'Seating', text: 'Benches, standing ledges and a wipe-down in four minutes.' },
  { title: 'Lighting', text: 'Warm over the food, bright over the till, safe over the kadhai.' },
  { title: 'Wall finish', text: 'Washable tile below, lippan mirrors above.' },
  {
    title: 'Wash and water',
    text: 'Hand wash, drinking water and drain where the rules want them.',
  },
  { title: 'Power and air', text: 'Load, points and exhaust laid out before a wall is closed.' },
];

export const kitchenCards: readonly SupportCard[] = [
  { title: 'Steamer', text: 'Six trays of khaman or dhokla at once.' },
  { title: 'Fryer and kadhai', text: 'One for farsan, one for syrup, lids for both.' },
  { title: 'Griddle', text: 'For dabeli, pav and thepla, hot to its corners.' },
  { title: 'Chai station', text: 'Two burners, strainer, tray of cutting glasses.' },
  { title: 'Cold storage', text: 'Chutney, curd and batter, each on its own shelf.' },
  { title: 'Wet grinder', text: 'For dal vada and chutney in small lots.' },
];

export const extraCards: readonly SupportCard[] = [
  { title: 'CCTV', text: 'Till, counter and store room, recorded for 30 days.' },
  { title: 'In-store branding', text: 'Board, wall art, packs, carry bags and stickers.' },
  { title: 'Staff uniforms', text: 'Apron, cap and two shirts a head, sized before training.' },
  { title: 'Opening decor', text: 'Toran, marigold, lights and the first day’s invitations.' },
];

export const pillars: readonly SupportCard[] = [
  {
    title: 'Best experience',
    text: 'A short queue, a clean ledge and someone who remembers how much chilli you take.',
  },
  {
    title: 'Price',
    text: 'A plate that a student can buy twice a week, on a board that all can read.',
  },
  { title: 'Quality', text: 'One recipe book, dated batches, small lots in the pan.' },
  { title: 'Consistency', text: 'The same bite on Monday in Bhuj and on Sunday in Surat.' },
];

/** Three lists of advantages: for the owner, at the counter, in the books. */
export const advantages: readonly NamedList[] = [
  {
    title: 'For you as the owner',
    items: [
      'No food experience needed: training covers it',
      'Three sizes of shop, from kiosk to café',
      'A manufacturer behind you, not a middleman',
      'Exclusive territory, written into the agreement',
    ],
  },
  {
    title: 'At the counter',
    items: [
      'Twenty varieties, all vegetarian',
      'Sells from breakfast to the evening chai',
      'Jain versions that regulars ask for by name',
      'Packed range for the way home',
    ],
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
];
