import { definePage, type PageLink } from '#/content/pageRecord.ts';
import type { Business } from '#/lib/business.ts';
import { given } from '#/lib/given.ts';
import { sentences } from '#/lib/sentences.ts';
import { spellNumber } from '#/content/en/spellNumber.ts';

export const link: PageLink = {
  href: '/about/',
  label: 'About Us',
  menu: { name: 'main', order: 2 },
};

const RULE =
  'what can be made at the counter is made at the counter, in small lots, while the customer looks on; what needs a day of grinding or drying is made once, in our own kitchen, and sent out every morning.';

/** How the business began, from the facts in `config.ts`, and its rule since then. */
function beginnings({ years, varieties }: NonNullable<Business['counts']> = {}): string {
  const start =
    years &&
    `We began more than ${spellNumber(years)} years ago with one steamer, one kadhai and a short board.`;
  const growth = varieties && `The board has grown to ${spellNumber(varieties)} varieties.`;
  const rule =
    start && growth ? `The rule behind it has not changed: ${RULE}` : `Our rule: ${RULE}`;
  return given([start || undefined, growth || undefined, rule]).join(' ');
}

export const page = definePage(
  ({ name, city, kitchenPlace, reply, counts, claims, nameWords, partyOrders }) => ({
    link,
    title: 'About us',
    description: `Who ${name} is: a snack kitchen in ${kitchenPlace} that manufactures Gujarati farsan and helps others open a counter.`,
    heading: 'About Us',
    intro: `A snack kitchen near ${city}, and the counters that sell what it cooks.`,
    ground: 'majith',
    card: { picture: '/social/about.png', lines: ['About us'], motif: { snack: 'dhokla' } },

    story: {
      heading: nameWords ? 'A name with two tastes' : 'How we cook',
      paragraphs: given([
        nameWords?.story,
        beginnings(counts),
        counts?.staff === undefined
          ? undefined
          : `Today some ${spellNumber(counts.staff)} people roast, grind, pack, drive and serve. Every one of them has stood at a counter first.`,
      ]),
    },

    day: { heading: 'The kitchen’s day' },

    purpose: {
      label: 'Mission, vision and values',
      /** `id` also names the drawing. */
      tabs: [
        {
          id: 'mission',
          label: 'Mission',
          heading: 'A good nashto within walking distance',
          text: 'Every neighbourhood that likes a Gujarati snack should have a counter that makes it well, keeps its prices on a board and knows its regulars. We cook for those counters and train the people behind them.',
        },
        {
          id: 'vision',
          label: 'Vision',
          heading: 'From this village to any main road',
          text: 'A dabeli in another state should taste as it does at our first counter. We would rather open few shops a year and visit each of them than count outlets on a map.',
        },
        {
          id: 'values',
          label: 'Values',
          heading: 'Written on the kitchen wall',
          text: 'Say what is in it. Fry in small lots. Weigh what you sell. Pay suppliers on the day you promised. If a batch is wrong, throw it away and say so.',
        },
      ],
    },

    offers: {
      heading: 'Daily offers',
      sampleNote: 'Sample offers: what counts hangs at your counter.',
    },

    team: { heading: 'Who stands behind it' },

    trade: {
      heading: 'We cook it. You can sell it.',
      sides: [
        {
          title: 'Manufacturer',
          text: 'Our own kitchen makes the farsan, khakhra, thepla, mixes, masala and chutneys. One recipe book, one set of scales, one date on every crate.',
          points: [
            'One kitchen for counter and packed range',
            'Batches dated, tasted and written down',
            'Morning delivery to every counter on the route',
          ],
        },
        {
          title: 'Franchisor',
          text: 'We hand over the whole shop: the drawing, the equipment list, the training and the supply. You bring the place, the people and your mornings.',
          points: [
            'Site advice before you sign a rent deed',
            'Training at a running counter, then at yours',
            'Visits after the opening, not only before it',
          ],
        },
      ],
      promiseText: reply
        ? `Write or ring with a question about a product, an order or a franchise. A person who can answer it replies within ${reply.time}.`
        : 'Write or ring with a question about a product, an order or a franchise.',
      ask: 'Ask us',
    },

    testimonials: { heading: 'Testimonials' },

    faqs: {
      heading: 'Asked every day',
      more: 'More answers stand on the page of [FAQs].',
      items: [
        claims?.isVegetarian
          ? {
              question: 'Is everything vegetarian?',
              answer:
                'Yes. No meat, fish or egg comes into the kitchen or into any counter, and the packed range carries the green mark.',
            }
          : {
              question: 'How do I see what is vegetarian?',
              answer:
                'By the mark: green for vegetarian, brown for what is not. It stands on every pack, and the counter tells you for every plate.',
            },
        {
          question: 'Which plates have a Jain version?',
          answer: claims?.hasJainPlates
            ? 'Fafda, vanela gathiya and masala chaas are made without onion, garlic or root vegetables as they are. For most steamed and griddle plates there is a Jain version on request. Dabeli, vada pav and ragda pattice are built on potato, so for those there is none.'
            : 'Ask at the counter before you order: it knows which plates hold onion, garlic or root vegetables, and which can be made without.',
        },
        {
          question: 'What about wheat, milk, peanuts and sesame?',
          answer:
            'Ask at the counter before you order: each keeps the list for every plate. Compounded hing is usually cut with wheat, so even a gram-flour snack is not free of gluten by itself. All plates are made in kitchens that also handle milk, peanuts, sesame and mustard.',
        },
        {
          question: 'Is the frying oil shared?',
          answer: claims?.isVegetarian
            ? 'All frying at a counter is vegetarian, but the same oil may have fried things with onion or potato. Tell us if that matters to you, and we say which lot is which.'
            : 'The same oil may have fried several things. Tell us if that matters to you, and we say which lot is which.',
        },
        {
          question: 'Do you take orders for parties and offices?',
          answer: sentences(
            'Yes.',
            partyOrders ?? 'Ring us with the day and the number of plates.',
            'Live counters for jalebi and dabeli can be booked for weddings.',
          ),
        },
        {
          question: 'Where is the food made?',
          answer: `In our own kitchen in ${kitchenPlace} and, whatever must be hot, at the counter where you stand. We do not buy in farsan and relabel it.`,
        },
        {
          question: 'How soon do I get an answer?',
          answer: reply
            ? `Within ${reply.time}, from a person. That holds for a complaint as well as for an order or a franchise question.`
            : 'As soon as a person who can give one has read your question. If it is urgent, ring us.',
        },
      ],
    },
  }),
);
