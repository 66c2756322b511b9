import { definePage, type PageLink } from '#/content/pageRecord.ts';

export const link: PageLink = {
  href: '/ready-to-eat/',
  label: 'Ready To Eat',
  menu: { name: 'pages', order: 7 },
};

export const page = definePage(({ name, counts, claims, packs }) => ({
  link,
  title: 'Ready To Eat',
  description:
    'Khakhra, thepla, chakri and sev in sealed packs: what is in them, how long they keep, whom they suit, and how to order.',
  heading: 'Ready To Eat',
  intro: 'Farsan that travels: dry, sealed, and ready when you are.',
  card: {
    picture: '/social/ready-to-eat.png',
    lines: ['Ready', 'to eat'],
    ground: 'majith',
    motif: { snack: 'khakhra' },
  },

  slider: 'Packs',
  packTerms: {
    netQuantity: 'Net quantity',
    price: 'Price, all taxes included',
    bestBefore: 'Best before',
    ingredients: 'Ingredients',
    unitPrice: 'Unit price',
    allergens: 'Allergens',
    vegetarian: 'Vegetarian',
  },
  story: {
    heading: 'Packed by the kitchen that cooks',
    paragraphs: [
      'It began with people asking. A regular was flying to her son in Leicester and wanted the khakhra from the counter, flat enough for a suitcase. A week later it was a hostel, then a trekking club, then an office on the tenth floor with a kettle and nothing else.',
      `So the kitchen that cooks for our cafes started to pack what travels well. Khakhra is pressed on the pan until there is no water left in it. Sev, gathiya and chakri come out of the oil, cool on steel and are sealed within the hour. Thepla goes under vacuum${packs ? ', five to a pack' : ''}.`,
      'We keep to snacks that last because of what they are: dry, roasted or fried, and closed off from the air. What needs a cold chain stays in the cafe.',
    ],
    terms: { specialty: 'Specialty', experience: 'Experience', email: 'E-mail', phone: 'Phone' },
    specialty: 'Gujarati Fast Food',
    experience: counts?.years === undefined ? undefined : `${counts.years} Years`,
  },

  benefits: {
    heading: `Why Choose ${name}?`,
    items: [
      {
        title: 'No preservatives',
        text: 'Heat, salt and a tight seal do the keeping.',
      },
      {
        title: 'No artificial flavours or colours',
        text: 'Yellow is turmeric, red is chilli, green is fenugreek.',
      },
      {
        title: 'Made from natural ingredients',
        text: 'Flour, pulses, seeds, leaves and spices, each named on the pack.',
      },
      {
        title: 'Easy to carry',
        text: 'Flat, light packs that do not leak, for a satchel or a suitcase.',
      },
      {
        title: 'Easy to prepare',
        text: 'Open it, or warm it 20 seconds a side on a dry pan.',
      },
      {
        title: 'Longer shelf life',
        text: 'Dry and sealed, with little moisture left to spoil. The date on the pack counts.',
      },
      claims?.isVegetarian
        ? { title: 'Vegetarian, without egg', text: 'The green mark stands on every pack we make.' }
        : { title: 'Marked on every pack', text: 'Green for vegetarian, brown for what is not.' },
      {
        title: 'Allergens in plain words',
        text: 'Wheat, milk, peanuts, sesame and mustard are named where they are used.',
      },
      {
        title: 'No fridge needed',
        text: 'A cool, dry shelf is enough until you open the pack.',
      },
      {
        title: 'Packs of one size',
        text: packs
          ? 'About 200 g: two people, one cup of chai each, nothing left to go soft.'
          : 'Small enough that nothing is left to go soft.',
      },
      {
        title: 'Tastes as at the counter',
        text: 'The same kitchen and the same masalas as our cafes.',
      },
    ],
  },

  audiences: {
    heading: 'Best For',
    items: [
      {
        drawing: 'tiffin',
        title: 'Working couples',
        text: 'Both home at eight, dinner at a quarter past.',
      },
      {
        drawing: 'bunk-bed',
        title: 'Hostel students',
        text: 'A tin under the bed that makes friends.',
      },
      {
        drawing: 'graduation',
        title: 'Students abroad',
        text: 'A shelf of home, ten time zones away.',
      },
      {
        drawing: 'plane',
        title: 'Professionals abroad',
        text: 'Something for the team that is not a biscuit.',
      },
      {
        drawing: 'suitcase',
        title: 'Frequent travellers',
        text: 'For delayed trains and flights without a meal.',
      },
      {
        drawing: 'mountain',
        title: 'Trekking',
        text: 'Light on the back, and it does not mind the sun.',
      },
      {
        drawing: 'ladle',
        title: 'Kitchen chef',
        text: 'A crisp base and topping, ready when the order comes.',
      },
    ],
  },

  /** Shown beside the form, because the law requires it before a distance order. */
  order: {
    taxes: 'with all taxes.',
    add: 'Add to the order',
    terms: {
      maker: 'Made and packed by',
      licence: 'Food licence number (FSSAI)',
      complaints: 'Complaints and questions about packs',
    },
    sampleNote: 'Sample facts. What stands on the pack itself counts.',
  },
  form: {
    heading: 'Order packs',
    text: 'You pay nothing on this page: a person calls you, and confirms packs, price and delivery.',
  },
}));
