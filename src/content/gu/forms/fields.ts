/** Error messages of fields that several forms have. */
export const emailMissing = 'ઇ-મેલ લખો.';
export const emailWrong = 'સાચો ઇ-મેલ લખો.';
export const phoneWrong = 'સાચો ફોન નંબર લખો.';
export const pincodeMissing = 'પિનકોડ લખો.';
export const pincodeWrong = '6 આંકડાનો સાચો પિનકોડ લખો.';
export const termsMissing = 'સંમતિ પર ટિક કરો.';

/** Reasons why a phone number is invalid. */
export const phoneSigns = 'એક જ નંબર આંકડામાં લખો, + ફક્ત આગળ.';
export const phoneTooShort = (least: number, count: number) =>
  `ઓછામાં ઓછા ${least} આંકડા જોઈએ, આમાં ${count} છે.`;

export const terms = 'હું ઇ-મેલ, ન્યૂઝલેટર અને પ્રચારના સંદેશા મેળવવા સંમત છું';

export const upTo = (limit: number) => `${limit} અક્ષર સુધીમાં.`;

export const charactersLeft = (count: number) => `${count} અક્ષર બાકી`;
export const charactersTooMany = (count: number) => `${count} અક્ષર વધારે`;
