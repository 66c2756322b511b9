/** Labels, hints, and messages for empty fields. */
export const name = 'તમારું નામ';
export const nameMissing = 'નામ લખો.';
export const email = 'ઇ-મેલ';
export const emailHint = 'ઓર્ડરનો જવાબ અહીં મોકલીશું.';
export const phone = 'ફોન નંબર';
export const phoneHint = 'પૅકેટ અને ભાવ માટે ફોન કરીશું.';
export const phoneMissing = 'ફોન નંબર લખો.';
export const address = 'સરનામું';
export const addressMissing = 'સરનામું લખો.';
export const description = 'ઓર્ડરની વિગત';
export const descriptionHint = 'કયાં પૅકેટ, કેટલાં, ક્યાં સુધીમાં.';
export const descriptionMissing = 'ઓર્ડરની વિગત લખો.';
export const submit = 'ઓર્ડર મોકલો';

export const sent = 'ઓર્ડર મળી ગયો';
export const failed = 'ઓર્ડર મોકલાયો નથી';
