export const sampleReviews = 'नमूने के रिव्यू।';

/** What a screen reader says for the stars. */
export const starsOf = (rating: number) => `5 में से ${rating} स्टार`;
