/**
 * Sample menu. Prices and portions are plausible, but not those of a business. The first eight are on the
 * home page: four pictures on indigo, then four on the page's own ground.
 */
export const dishes = [
  {
    id: 1,
    category: 'Steamed',
    foodName: 'Nylon khaman',
    foodDescription:
      'Gram-flour sponge, soaked with lemon and sugar, crackling with mustard seed and curry leaf; softer still as નાયલોન ખમણ, with green chillies.',
    image: '/media/nylon-khaman.jpg',
    price: 60,
    priceShow: true,
    video: '/media/khaman.mp4',
    keyFeatures: [
      '150 g, cut to order',
      'Steamed, not fried',
      'Jain version on request',
      'Contains mustard; the hing may hold wheat',
    ],
  },
  {
    id: 2,
    category: 'Steamed',
    foodName: 'Khandvi',
    foodDescription:
      'Silky rolls of gram flour and buttermilk, spread thin while hot and rolled by hand, under coconut, coriander and a spoon of popped mustard seed.',
    image: '/media/khandvi.jpg',
    price: 80,
    priceShow: true,
    keyFeatures: 'Eight rolls a plate, Spread and rolled by hand, Contains milk and mustard',
  },
  {
    id: 3,
    category: 'Fried',
    foodName: 'Fafda with sambharo',
    foodDescription:
      'Crisp ribbons of gram flour and ajwain, pressed long with the heel of the hand, with warm papaya sambharo and fried green chillies.',
    image: '/media/fafda.jpg',
    price: 70,
    priceShow: true,
    keyFeatures:
      '["100 g with sambharo and chillies","Jain","No onion, garlic or root vegetable","The hing may hold wheat"]',
  },
  {
    id: 4,
    category: 'Sweet & Combo',
    foodName: 'Jalebi',
    foodDescription:
      'Thin coils fried in ghee and dipped in saffron syrup: glassy outside, juicy inside, best within ten minutes of the pan. જલેબી.',
    image: '/media/jalebi.jpg',
    price: 70,
    priceShow: true,
    keyFeatures: ['100 g', 'Syrup with saffron and a little lime', 'Contains wheat and milk'],
  },
  {
    id: 5,
    category: 'Baked & Griddle',
    foodName: 'Handvo',
    foodDescription:
      'Baked wedge of rice, lentils and bottle gourd with a sesame crust that cracks under the fork and stays soft in the middle.',
    image: '/media/handvo.jpg',
    price: 80,
    priceShow: true,
    keyFeatures: 'Two wedges, Sesame crust, Contains milk and mustard and sesame',
  },
  {
    id: 6,
    category: 'Pav & Chaat',
    foodName: 'Kutchi dabeli',
    foodDescription:
      'Buttered pav pressed round sweet-sharp potato, masala peanuts, pomegranate and sev, the way Mandvi eats it. દાબેલી means “pressed”.',
    image: '/media/kutchi-dabeli.jpg',
    price: '35',
    priceShow: true,
    keyFeatures: ['One piece', 'Toasted in butter', 'Contains wheat, peanut and milk'],
  },
  {
    id: 7,
    category: 'Sweet & Combo',
    foodName: 'Fafda-jalebi combo',
    foodDescription:
      'Salt and syrup on one steel plate: fafda, jalebi, fried chillies and kadhi chutney. The breakfast of Dussehra, served here all year.',
    image: '/media/fafda-jalebi.jpg',
    price: 120,
    priceShow: true,
    video: '/media/intro.mp4',
    keyFeatures:
      '["100 g fafda and 75 g jalebi","Fried chillies and chutney on the side","Contains wheat and milk"]',
  },
  {
    id: 10,
    category: 'Steamed',
    foodName: 'Patra',
    foodDescription:
      'Colocasia leaves spread with tamarind, jaggery and gram flour, rolled, steamed and sliced into dark green spirals.',
    image: '/media/patra.jpg',
    price: 75,
    priceShow: true,
    keyFeatures: 'Eight slices, Sour then sweet then hot, Contains sesame and mustard',
  },
  {
    id: 8,
    category: 'Drinks',
    foodName: 'Cutting chai',
    foodDescription:
      'Half a glass of strong tea, boiled twice with ginger and cardamom and poured from the height of an arm.',
    image: '/media/cutting-chai.jpg',
    price: 15,
    priceShow: true,
    video: '/media/chai.mp4',
    keyFeatures: '90 ml, Boiled with milk, Less sugar on request',
  },
  {
    id: 9,
    category: 'Steamed',
    foodName: 'Sandwich dhokla',
    foodDescription:
      'Two white layers of fermented rice and urad dal with a green line of coriander chutney between them, and sesame on top.',
    image: '/media/sandwich-dhokla.jpg',
    price: 70,
    priceShow: true,
    keyFeatures: ['Four pieces', 'Fermented overnight', 'Contains milk and sesame'],
  },
  {
    id: 11,
    category: 'Steamed',
    foodName: 'Sev khamani',
    foodDescription:
      'Crumbled chana dal with lemon and garlic under a thick roof of nylon sev and pomegranate.',
    image: '/media/sev-khamani.jpg',
    price: 70,
    priceShow: true,
    keyFeatures: '["150 g","Version without garlic on request","The hing may hold wheat"]',
  },
  {
    id: 12,
    category: 'Steamed',
    foodName: 'Surti locho',
    foodDescription:
      'Soft, loose and buttery: the steamed chana dal that Surat eats from a spoon, with locho masala, onion and sev.',
    image: '/media/surti-locho.jpg',
    price: 70,
    priceShow: false,
    keyFeatures: [
      '150 g, straight from the steamer',
      'Butter or oil, as you like',
      'Contains milk with butter',
    ],
  },
  {
    id: 13,
    category: 'Fried',
    foodName: 'Vanela gathiya',
    foodDescription:
      'Hand-twisted gram-flour sticks, fried pale and soft enough to bite without a sound, with pepper and ajwain. વણેલા ગાંઠિયા.',
    image: '/media/vanela-gathiya.jpg',
    price: 60,
    priceShow: true,
    keyFeatures: '100 g, Jain, No onion or garlic or root vegetable, Papaya sambharo on the side',
  },
  {
    id: 14,
    category: 'Fried',
    foodName: 'Methi na gota',
    foodDescription:
      'Craggy fritters of fenugreek leaf and gram flour with whole peppercorns and coriander seed, and kadhi to dip.',
    image: '/media/methi-na-gota.jpg',
    price: 60,
    priceShow: true,
    keyFeatures: [
      'Six pieces',
      'Leaves picked and chopped each morning',
      'Jain version on request',
    ],
  },
  {
    id: 15,
    category: 'Fried',
    foodName: 'Dal vada',
    foodDescription:
      'Split mung dal ground coarse with ginger and chilli, fried until the edges rattle, with sliced onion and salted chillies.',
    image: '/media/dal-vada.jpg',
    price: 70,
    priceShow: true,
    keyFeatures: '["Eight pieces","Ground in small batches","Onion served apart"]',
  },
  {
    id: 16,
    category: 'Fried',
    foodName: 'Lilva kachori',
    foodDescription:
      'A winter kachori: green pigeon peas, coconut and sesame in a pleated shell. On the board from late November to the end of February.',
    image: '/media/lilva-kachori.jpg',
    priceShow: true,
    keyFeatures: ['Three pieces', 'Winter only', 'Contains wheat and sesame'],
  },
  {
    id: 17,
    category: 'Pav & Chaat',
    foodName: 'Vada pav',
    foodDescription:
      'A turmeric-yellow potato ball in a soft pav with dry garlic chutney and one fried chilli.',
    image: '/media/vada-pav.jpg',
    price: 30,
    priceShow: true,
    keyFeatures: 'One piece, Dry garlic chutney, Contains wheat',
  },
  {
    id: 18,
    category: 'Pav & Chaat',
    foodName: 'Ragda pattice',
    foodDescription:
      'Two potato patties crisped on the griddle, drowned in white-pea ragda, then onion, sweet and green chutney and sev.',
    image: '/media/ragda-pattice.jpg',
    price: 80,
    priceShow: false,
    keyFeatures: '["Two patties","Ragda simmered for two hours","Onion left out on request"]',
  },
  {
    id: 19,
    category: 'Baked & Griddle',
    foodName: 'Methi thepla with curd',
    foodDescription:
      'Soft flatbread speckled with fenugreek, off the tawa with set curd and sweet-hot mango chhundo. થેપલા travel well, too.',
    image: '/media/methi-thepla.jpg',
    price: 75,
    priceShow: true,
    keyFeatures: ['Three pieces', 'Curd and chhundo included', 'Contains wheat, milk and sesame'],
  },
  {
    id: 20,
    category: 'Drinks',
    foodName: 'Masala chaas',
    foodDescription: 'Thin salted buttermilk with roasted cumin.',
    image: '/media/masala-chaas.jpg',
    price: 25,
    priceShow: true,
    keyFeatures: [],
  },
];
