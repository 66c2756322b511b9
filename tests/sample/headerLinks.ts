export type HeaderLink = readonly [label: string, href: string];

/** The five links of a wide header and the highlighted one. */
export const BAR_LINKS: readonly HeaderLink[] = [
  ['Home', '/'],
  ['About Us', '/about/'],
  ['Services', '/services/'],
  ['Franchise Details', '/franchise-details/'],
  ['Contact Us', '/contact/'],
  ['Get Franchise', '/franchise-details/'],
];

/** The first links of a phone's menu. */
export const SHORTCUTS: readonly HeaderLink[] = [
  ['Food menu', '/menu/'],
  ['Find an outlet', '/franchises-list/'],
];

/** The nine links of the submenu. */
export const PAGE_LINKS: readonly HeaderLink[] = [
  ['Menu', '/menu/'],
  ['Blog', '/blog/'],
  ['Our Team', '/teams/'],
  ['Testimonials', '/testimonial/'],
  ['Image Gallery', '/image-gallery/'],
  ['Video Gallery', '/video-gallery/'],
  ['Ready To Eat', '/ready-to-eat/'],
  ['FranchiseList', '/franchises-list/'],
  ['FAQs', '/faqs/'],
];
