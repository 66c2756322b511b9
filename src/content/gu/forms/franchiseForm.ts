/** Labels, placeholders, hints and error messages of its fields. */
export const name = 'પૂરું નામ*';
export const nameMissing = 'પૂરું નામ લખો.';
export const email = 'ઇ-મેલ*';
export const emailHint = 'કાગળો અહીં મોકલીશું.';
export const phone = 'ફોન નંબર*';
export const phoneHint = 'તમારા સવાલ માટે એક વાર ફોન કરીશું.';
export const phoneMissing = 'ફોન નંબર લખો.';
export const city = 'શહેર*';
export const cityMissing = 'શહેર લખો.';
export const pincode = 'પિનકોડ*';
export const pincodeForm = '6 આંકડા';
export const address = 'સરનામું*';
export const addressMissing = 'સરનામું લખો.';
export const experience = 'ધંધાનો અનુભવ (હોય તો)';
export const experienceTooLong = (most: number) => `અનુભવ ${most} અક્ષર સુધીમાં લખો.`;
export const interest = 'તમારે ફ્રેન્ચાઇઝી કેમ લેવી છે?*';
export const interestMissing = 'ફ્રેન્ચાઇઝી કેમ લેવી છે એ લખો.';
export const interestTooLong = (most: number) => `કારણ ${most} અક્ષર સુધીમાં લખો.`;
export const submit = 'ફ્રેન્ચાઇઝીની માહિતી મંગાવો';

export const sent = 'ફ્રેન્ચાઇઝીની પૂછપરછ મળી ગઈ.';
export const failed = 'ફ્રેન્ચાઇઝીની પૂછપરછ મોકલાઈ નથી.';
