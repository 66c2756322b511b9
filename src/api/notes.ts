/** The most items that are named for the same note: a system that sends HTML everywhere would fill the log. */
const MOST_ALIKE = 5;

/** A note on one field of an item that was still readable. */
export interface Note {
  index: number;
  field: string;
  text: string;
}

/** Reports the first notes on each field of a list's items, and in the end how many more there were. */
export function createNotes(endpoint: string, warn: (warning: string) => void) {
  const counts = new Map<string, number>();
  return {
    add: ({ index, field, text }: Note) => {
      const known = field.replace(/\.\d+/g, '');
      const count = (counts.get(known) ?? 0) + 1;
      counts.set(known, count);
      if (count <= MOST_ALIKE) warn(`${endpoint} item ${index}: ${field} ${text}`);
    },
    end: () => {
      for (const [field, count] of counts) {
        const more = count - MOST_ALIKE;
        if (more > 0)
          warn(`${endpoint}: ${field} likewise ${more} more time${more === 1 ? '' : 's'}`);
      }
    },
  };
}
