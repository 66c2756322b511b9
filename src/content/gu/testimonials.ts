export const sampleReviews = 'નમૂનાના અભિપ્રાય.';

/** What a screen reader says for the stars. */
export const starsOf = (rating: number) => `5માંથી ${rating} સ્ટાર`;
