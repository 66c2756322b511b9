export const sampleReviews = 'આ અભિપ્રાય નમૂનાના છે.';

/** What a screen reader says for the stars. */
export const starsOf = (rating: number) => `5માંથી ${rating} સ્ટાર`;
