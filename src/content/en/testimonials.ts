export const sampleReviews = 'Sample reviews.';

/** Read by screen readers in place of the stars. */
export const starsOf = (rating: number) => `${rating} out of 5 stars`;
