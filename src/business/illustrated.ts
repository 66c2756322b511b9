/** A titled text beside its drawing, a file of `src/assets/drawings/`. */
interface Illustrated {
  drawing: string;
  title: string;
  text: string;
}

/** Pairs the texts that are there with their drawings, in the drawings' order. */
export function illustrated<Key extends string>(
  texts: Readonly<Partial<Record<Key, { title: string; text: string } | undefined>>> | undefined,
  drawings: Readonly<Record<Key, string>>,
): Illustrated[] {
  const found = new Map(Object.entries<{ title: string; text: string } | undefined>(texts ?? {}));
  return Object.entries<string>(drawings).flatMap(([key, drawing]) => {
    const card = found.get(key);
    return card ? [{ drawing, ...card }] : [];
  });
}
