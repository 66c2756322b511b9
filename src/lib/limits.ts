/** How many items a page shows. */
export const limits = {
  homeDishes: 8,
  homePosts: 3,
  aboutMembers: 4,
  relatedPosts: 3,
  pageSize: 24,
  homeDescriptionLength: 60,
  menuDescriptionLength: 50,
} as const;
