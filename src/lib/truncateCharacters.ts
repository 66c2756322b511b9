const HALF_OF_A_PAIR = /[\uD800-\uDBFF]$/;

/** Returns the first `length` UTF-16 units of a text, or one less so as not to split a surrogate pair. */
export const truncateCharacters = (text: string, length: number): string =>
  text.slice(0, length).replace(HALF_OF_A_PAIR, '');
