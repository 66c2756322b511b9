/** Labels, hints, and messages for empty fields. */
export const name = 'તમારું નામ';
export const nameMissing = 'નામ લખો.';
export const email = 'ઇ-મેલ';
export const emailHint = 'જવાબ અહીં મોકલીશું.';
export const phone = 'ફોન નંબર';
export const phoneHint = 'ફોન પર જવાબ જોઈએ તો જ.';
export const message = 'સંદેશ';
export const messageMissing = 'સંદેશ લખો.';
export const submit = 'સંદેશ મોકલો';

export const sent = 'સંદેશ મળી ગયો.';
export const failed = 'સંદેશ મોકલાયો નથી.';
