/** The number to dial for a written phone number; `undefined` if it is not a single number. */
export function dialledNumber(written: string): string | undefined {
  const digits = written.replace(/[^\d+]/g, '');
  return /^\+?\d{3,15}$/.test(digits) ? digits : undefined;
}
