/** Addresses of our own pages; every one ends in a slash so that any bucket serves it. */
export const paths = {
  home: '/',
  about: '/about/',
  services: '/services/',
  franchiseDetails: '/franchise-details/',
  contact: '/contact/',
  menu: '/menu/',
  blog: '/blog/',
  teams: '/teams/',
  chefSingle: '/chef-single/',
  testimonial: '/testimonial/',
  imageGallery: '/image-gallery/',
  videoGallery: '/video-gallery/',
  readyToEat: '/ready-to-eat/',
  franchisesList: '/franchises-list/',
  faqs: '/faqs/',
  notFound: '/404.html',
} as const;

const segments = (...parts: string[]) => parts.map(encodeURIComponent).join('/');

/** The address of a post, from its slug. */
export const postPath = (slug: string) => `/blog-single/${segments(slug)}/`;

/** The address of page `number` (from 1) of a paged list such as `/blog/`. */
export const listPagePath = (first: string, number: number) =>
  number === 1 ? first : `${first}page/${number}/`;

/** The address of a member on the page of all members. */
export const memberPath = (slug: string) => `${paths.chefSingle}#member-${segments(slug)}`;

/** The address of a country, state or city in the franchises list, from one to three slugs. */
export const placePath = (...slugs: string[]) => `${paths.franchisesList}${segments(...slugs)}/`;

/** The address of a state's file of outlets, which the franchise finder reads. */
export const outletsPath = (country: string, state: string) =>
  `${placePath(country, state)}outlets.json`;
