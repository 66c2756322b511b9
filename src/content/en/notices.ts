/** Shown in place of an empty list. */
export const emptyNotices = {
  categories: 'No categories available',
  posts: 'Blog not found.',
  members: 'No team members available.',
  faqs: 'No FAQs available.',
  dishesOfCategory: 'No menu items available for this category.',
  keyFeatures: 'No key features available.',
};

/** Shown in place of content that could not be loaded. */
export const failureNotices = {
  dishesStatus: 'Failed to fetch menu items',
  dishes: (cause: string) => `Error fetching menu items: ${cause}`,
  serviceDishes: 'Failed to load menu items. Please try again later.',
  posts: 'Failed to load blogs. Please try again later.',
  post: 'Failed to load blog. Please try again later.',
  membersMissing: 'Team endpoint not found.',
  membersServer: (status: string) => `Server error: ${status}`,
  membersNetwork: 'Network error. Please check your connection and try again.',
  members: 'Failed to load team members. Please try again later.',
  faqs: 'Failed to fetch FAQs.',
  pictures: 'Failed to load gallery items. Please try again later.',
  videos: 'Failed to load videos. Please check the server.',
  benefits: 'Failed to fetch franchise benefits.',
  franchisesStatus: 'Failed to fetch franchises',
  franchises: (cause: string) => `Error fetching franchises: ${cause}`,
};

/** Read by screen readers in place of the dash for a missing price. */
export const noPrice = 'No price given';

/** Fallbacks for missing values of an item. */
export const fallbacks = {
  dishName: (position: number) => `Item ${position}`,
  dishCategory: 'Other',
  description: 'No description available',
  postTitle: 'Untitled post',
  memberRole: 'Team Member',
  faqCategory: 'Untitled Category',
  question: 'No question available',
  answer: 'No answer available',
};

/** Another cause of content that could not be loaded, like those in `causes.ts`. */
export const timeOut = (milliseconds: number) => `time-out after ${milliseconds} ms`;

/** Names for items without a name. */
export const unnamed = {
  benefit: (position: number) => `Benefit ${position}`,
  outlet: (position: number) => `Outlet ${position}`,
  city: 'Unnamed city',
  state: 'Unnamed state',
};
