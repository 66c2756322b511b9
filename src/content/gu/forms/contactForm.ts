/** The labels of its fields, what stands below them, and what is wrong where they are empty (spec, section 3). */
export const name = 'તમારું નામ';
export const nameMissing = 'તમારું નામ લખો.';
export const email = 'ઇ-મેલ';
export const emailHint = 'જવાબ અહીં મોકલીશું.';
export const phone = 'ફોન નંબર';
export const phoneHint = 'ફોન પર વાત કરવી હોય તો જ લખો.';
export const message = 'સંદેશ';
export const messageMissing = 'તમારો સંદેશ લખો.';
export const submit = 'સંદેશ મોકલો';

export const sent = 'તમારો સંદેશ મળી ગયો.';
export const failed = 'સંદેશ મોકલી શકાયો નથી.';
