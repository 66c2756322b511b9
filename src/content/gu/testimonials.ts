export const sampleReviews = 'Sample reviews.';

/** What a screen reader says for the stars. */
export const starsOf = (rating: number) => `${rating} out of 5 stars`;
