import { paths } from './paths.ts';

export interface MenuLink {
  label: string;
  href: string;
}

/** The links of the header. */
export const mainLinks: readonly MenuLink[] = [
  { label: 'Home', href: paths.home },
  { label: 'About Us', href: paths.about },
  { label: 'Services', href: paths.services },
  { label: 'Franchise Details', href: paths.franchiseDetails },
  { label: 'Contact Us', href: paths.contact },
];

/** The links of the submenu Pages. */
export const pageLinks: readonly MenuLink[] = [
  { label: 'Menu', href: paths.menu },
  { label: 'Blog', href: paths.blog },
  { label: 'Our Team', href: paths.teams },
  { label: 'Testimonials', href: paths.testimonial },
  { label: 'Image Gallery', href: paths.imageGallery },
  { label: 'Video Gallery', href: paths.videoGallery },
  { label: 'Ready To Eat', href: paths.readyToEat },
  { label: 'FranchiseList', href: paths.franchisesList },
  { label: 'FAQs', href: paths.faqs },
];

export const franchiseLink: MenuLink = { label: 'Get Franchise', href: paths.franchiseDetails };
