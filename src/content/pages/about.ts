import { definePage, type PageLink } from '#/content/pageRecord.ts';

export const link: PageLink = {
  href: '/about/',
  label: 'About Us',
  menu: { name: 'main', order: 2 },
};

export const page = definePage(({ name, city, reply }) => ({
  link,
  title: 'About us',
  description: `Who ${name} is: a snack kitchen in a village near ${city} that manufactures Gujarati farsan and helps others open a counter.`,
  heading: 'About Us',
  intro: `A snack kitchen near ${city}, and the counters that sell what it cooks.`,
  ground: 'majith',
  card: { picture: '/social/about.png', lines: ['About us'], motif: { snack: 'dhokla' } },

  story: {
    heading: 'A name with two tastes',
    paragraphs: [
      'Tikhu means hot with chilli, mithu means sweet. A Gujarati plate without both is only half a plate, so the shop is named after both.',
      'We began more than four years ago with one steamer, one kadhai and a short board. The board has grown to twenty varieties. The rule behind it has not changed: what can be made at the counter is made at the counter, in small lots, while the customer looks on; what needs a day of grinding or drying is made once, in our own kitchen, and sent out every morning.',
      'Today some fifty people roast, grind, pack, drive and serve. Every one of them has stood at a counter first.',
    ],
  },

  /** One day of the kitchen, in the order of the clock. */
  day: {
    heading: 'The kitchen’s day',
    hours: [
      {
        time: '4 am',
        title: 'The batter is ready',
        text: 'Rice and dal set to ferment last night go into the steamers. Khaman batter is beaten only when a counter asks for it.',
      },
      {
        time: '6 am',
        title: 'The vans leave',
        text: 'Chutneys, masala, farsan and packs go out by route, each crate with its date and its counter on the lid.',
      },
      {
        time: '10 am',
        title: 'The shutters go up',
        text: 'Gathiya and fafda are pressed by hand at the counter. Jalebi follows when the syrup draws a thread.',
      },
      {
        time: '4 pm',
        title: 'Chai hour',
        text: 'Dabeli, vada pav and dal vada. Whoever is in the kitchen office comes out to help at the counter.',
      },
      {
        time: '8 pm',
        title: 'The board is wiped',
        text: 'What is left is counted and written down, and tomorrow’s lot is cut to fit. On Sundays we close at six.',
      },
    ],
  },

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
    week: [
      { day: 'Monday', offer: 'A second cutting chai with any plate of nashto' },
      { day: 'Tuesday', offer: 'Five methi thepla for the price of three' },
      { day: 'Wednesday', offer: 'Locho with butter at the price of locho with oil' },
      { day: 'Thursday', offer: 'Masala chaas with every plate of dhokla or khaman' },
      { day: 'Friday', offer: 'Two dabeli and a chai, one round price' },
      { day: 'Saturday', offer: 'Dal vada by the half kilo, as if it rained' },
      { day: 'Sunday', offer: 'Fafda, jalebi and chai until eleven' },
    ],
    /** Put `undefined` here once the offers above are real. */
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
    replyTime: reply.short,
    promiseText: `Write or ring with a question about a product, an order or a franchise. A person who can answer it replies within ${reply.time}.`,
    ask: 'Ask us',
  },

  testimonials: { heading: 'Testimonials' },

  faqs: {
    heading: 'Asked every day',
    more: 'More answers stand on the page of [FAQs].',
    items: [
      {
        question: 'Is everything vegetarian?',
        answer:
          'Yes. No meat, fish or egg comes into the kitchen or into any counter, and the packed range carries the green mark.',
      },
      {
        question: 'Which plates have a Jain version?',
        answer:
          'Fafda, vanela gathiya and masala chaas are made without onion, garlic or root vegetables as they are. For most steamed and griddle plates there is a Jain version on request. Dabeli, vada pav and ragda pattice are built on potato, so for those there is none.',
      },
      {
        question: 'What about wheat, milk, peanuts and sesame?',
        answer:
          'Ask at the counter before you order: each keeps the list for every plate. Compounded hing is usually cut with wheat, so even a gram-flour snack is not free of gluten by itself. All plates are made in kitchens that also handle milk, peanuts, sesame and mustard.',
      },
      {
        question: 'Is the frying oil shared?',
        answer:
          'All frying at a counter is vegetarian, but the same oil may have fried things with onion or potato. Tell us if that matters to you, and we say which lot is which.',
      },
      {
        question: 'Do you take orders for parties and offices?',
        answer:
          'Yes. For up to forty plates ring the day before; for more, three days. Live counters for jalebi and dabeli can be booked for weddings.',
      },
      {
        question: 'Where is the food made?',
        answer: `In our own kitchen in a village near ${city} and, whatever must be hot, at the counter where you stand. We do not buy in farsan and relabel it.`,
      },
      {
        question: 'How soon do I get an answer?',
        answer: `Within ${reply.time}, from a person. That holds for a complaint as well as for an order or a franchise question.`,
      },
    ],
  },
}));
