export const sampleReviews = 'નમૂનાના અભિપ્રાય.';

/** Read by screen readers in place of the stars. */
export const starsOf = (rating: number) => `5માંથી ${rating} સ્ટાર`;
