/** A place from small to large, as headings name it: `Surat, Gujarat, India`. */
export const joinPlace = (...names: (string | undefined)[]) =>
  names.filter((name) => name !== undefined).join(', ');
