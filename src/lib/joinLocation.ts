/** A location from small to large, as headings name it: `Surat, Gujarat, India`. */
export const joinLocation = (...names: (string | undefined)[]) =>
  names.filter((name) => name !== undefined).join(', ');
