export const sampleReviews = 'नमूने के रिव्यू।';

/** Read by screen readers in place of the stars. */
export const starsOf = (rating: number) => `5 में से ${rating} स्टार`;
