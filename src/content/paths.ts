import { FRANCHISES_LIST } from './placePaths.ts';

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
  franchisesList: FRANCHISES_LIST,
  faqs: '/faqs/',
  notFound: '/404.html',
} as const;

const segments = (...parts: string[]) => parts.map(encodeURIComponent).join('/');

/** The address of a post, from its slug. */
export const postPath = (slug: string) => `/blog-single/${segments(slug)}/`;

/** What page `number` (from 1) of a paged list has after the list's own address, e.g. `page/2`. */
export const listPageSegments = (number: number) => (number === 1 ? undefined : `page/${number}`);

/** The address of page `number` (from 1) of a paged list such as `/blog/`. */
export function listPagePath(first: string, number: number): string {
  const below = listPageSegments(number);
  return below === undefined ? first : `${first}${below}/`;
}

/** The address of a member on the page of all members. */
export const memberPath = (slug: string) => `${paths.chefSingle}#member-${segments(slug)}`;
