/** Joins the names of a location, from small to large: `Surat, Gujarat, India`. */
export const joinLocation = (...names: (string | undefined)[]) =>
  names.filter((name) => name !== undefined).join(', ');
