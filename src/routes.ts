/** A part of the site that a business may lack; `src/brand/facts/site.ts` turns parts on. */
export type Part = 'franchises' | 'packs' | 'team' | 'blog';

/** A social card: a drawing of `src/assets/drawings/`, its kind, and the background, by default `cool`. */
export interface Card {
  drawing: string;
  kind: 'snack' | 'object' | 'shop';
  ground?: 'cool' | 'rich' | 'dark';
}

/** A page of the site. Its messages are in a file of the same name in each language. */
interface Route {
  /** Its English address, with a slash at the end, so that any bucket serves it. */
  path: string;
  /** The start of its items' addresses, if that is not `path`. */
  items?: string;
  /** The header menu that contains it. */
  menu?: 'main' | 'pages';
  part?: Part;
  card: Card;
}

/** Every page of the site, in the order of the header's menus. */
export const routes = {
  home: { path: '/', menu: 'main', card: { kind: 'snack', drawing: 'fafda-jalebi' } },
  about: { path: '/about/', menu: 'main', card: { kind: 'snack', drawing: 'dhokla' } },
  services: {
    path: '/services/',
    menu: 'main',
    part: 'franchises',
    card: { kind: 'object', drawing: 'steamer' },
  },
  franchiseDetails: {
    path: '/franchise-details/',
    menu: 'main',
    part: 'franchises',
    card: { kind: 'shop', drawing: 'takeaway', ground: 'rich' },
  },
  contact: { path: '/contact/', menu: 'main', card: { kind: 'object', drawing: 'territory' } },
  menu: { path: '/menu/', menu: 'pages', card: { kind: 'snack', drawing: 'khandvi' } },
  blog: {
    path: '/blog/',
    items: '/blog-single/',
    menu: 'pages',
    part: 'blog',
    card: { kind: 'snack', drawing: 'chai', ground: 'dark' },
  },
  teams: {
    path: '/teams/',
    menu: 'pages',
    part: 'team',
    card: { kind: 'object', drawing: 'uniform' },
  },
  testimonial: {
    path: '/testimonial/',
    menu: 'pages',
    card: { kind: 'snack', drawing: 'vada-pav', ground: 'dark' },
  },
  imageGallery: {
    path: '/image-gallery/',
    menu: 'pages',
    card: { kind: 'snack', drawing: 'patra' },
  },
  videoGallery: {
    path: '/video-gallery/',
    menu: 'pages',
    card: { kind: 'object', drawing: 'fryer' },
  },
  readyToEat: {
    path: '/ready-to-eat/',
    menu: 'pages',
    part: 'packs',
    card: { kind: 'snack', drawing: 'khakhra', ground: 'rich' },
  },
  franchisesList: {
    path: '/franchises-list/',
    menu: 'pages',
    part: 'franchises',
    card: { kind: 'shop', drawing: 'pol-house', ground: 'rich' },
  },
  faqs: { path: '/faqs/', menu: 'pages', card: { kind: 'snack', drawing: 'jalebi' } },
  chefSingle: { path: '/chef-single/', part: 'team', card: { kind: 'object', drawing: 'ladle' } },
  notFound: { path: '/404.html', card: { kind: 'snack', drawing: 'thali', ground: 'dark' } },
} as const satisfies Record<string, Route>;

export type PageName = keyof typeof routes;

/** The name of a page that belongs to no part, so that every business has it. */
export type CommonPage = {
  [Name in PageName]: (typeof routes)[Name] extends { part: Part } ? never : Name;
}[PageName];

/** Returns the route of a page. */
export const routeOf = (name: PageName): Route => routes[name];
