import { business } from '#/config.ts';

/** Spec, section 9. */
export const replyPromise = () =>
  business.reply && `Any query is resolved within ${business.reply.time}.`;

export const feedTitle = () => `${business.name} blog`;

export const footer = { brochure: 'Download Brochure', credit: 'Website by' };

export const businessHours = 'Business hours';

export const menuByCategory = 'Menu by category';

export const portraitOf = (name: string) => `Portrait of ${name}`;

export const breadcrumb = 'Breadcrumb';

export const pagination = {
  label: 'Pages',
  previous: 'Previous page',
  next: 'Next page',
  pageNumber: (number: number) => `Page ${number}`,
};

export const slider = {
  role: 'carousel',
  pause: 'Pause slides',
  previous: 'Previous slide',
  next: 'Next slide',
  slideNumber: (number: number, count: number) => `Slide ${number} of ${count}`,
};

export const skipLink = 'Skip to content';

export const playVideo = 'Play the video:';
export const opensNewTab = '(opens in a new tab)';

/** On the button while the slides are paused. */
export const playSlides = 'Play slides';

/** The cuisine, for search engines. */
export const cuisine = 'Gujarati';
