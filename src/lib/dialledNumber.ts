/** What a phone dials for a number as it is written; nothing where that is not one number. */
export function dialledNumber(written: string): string | undefined {
  const digits = written.replace(/[^\d+]/g, '');
  return /^\+?\d{3,15}$/.test(digits) ? digits : undefined;
}
