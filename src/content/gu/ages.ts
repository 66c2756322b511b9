const UNITS = { minute: 'મિનિટ', hour: 'કલાક', day: 'દિવસ' };

/** How long ago a moment was: `5 મિનિટ પહેલાં`. */
export const ago = (count: number, unit: 'minute' | 'hour' | 'day') =>
  `${count} ${UNITS[unit]} પહેલાં`;
