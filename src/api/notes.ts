const MOST_PLACES = 5;

/** Reports to editors what was wrong with an answer that is only partly usable. */
export type Warn = (warning: string) => void;

/** A note on one item of an answer. */
export interface Note {
  endpoint: string;
  /** Where the item stands: `item 3`, `item 3 faqs item 0`. */
  place: string;
  /** What several items have in common: `HTML in description`. */
  kind: string;
  /** What one item has, if that says more than the kind: `description expected plain text, found …`. */
  detail?: string | undefined;
}

/** Notes something on one item; see `Note`. */
export type Tell = (kind: string, detail?: string) => void;

/** Notes that a field is left out, because it cannot be read. */
export function tellUnread(tell: Tell, field: string, expected: string, found: string): void {
  const kind = `${field} expected ${expected}`;
  tell(`${kind}; it is left out`, `${kind}, found ${found}; it is left out`);
}

/** One line for notes of one kind, with their number and the first places. */
function describe({ endpoint, kind, detail = kind }: Note, places: string[]): string {
  if (places.length === 1) return `${endpoint} ${places[0]}: ${detail}`;
  const first = places.slice(0, MOST_PLACES).join(', ');
  const more = places.length > MOST_PLACES ? ', …' : '';
  return `${endpoint}: ${kind} (${places.length} times: ${first}${more})`;
}

/** Collects notes, and reports them in the end: one line for each kind. */
export function createNotes(warn: Warn) {
  const groups = new Map<string, { first: Note; places: Set<string> }>();
  /** The fields that no item has yet, by the start of a line. */
  const missing = new Map<string, Set<string>>();
  return {
    add: (note: Note) => {
      const key = `${note.endpoint} ${note.kind}`;
      const group = groups.get(key) ?? { first: note, places: new Set() };
      groups.set(key, group);
      group.places.add(note.place);
    },
    addFields: (endpoint: string, item: string, known: string[], given: string[]) => {
      const line = `${endpoint}: no ${item} has`;
      const fields = missing.get(line) ?? new Set(known);
      given.forEach((field) => fields.delete(field));
      missing.set(line, fields);
    },
    end: () => {
      groups.forEach(({ first, places }) => warn(describe(first, [...places])));
      for (const [line, fields] of missing) {
        if (fields.size > 0) warn(`${line} ${[...fields].join(', ')}`);
      }
    },
  };
}

/** Reports why pictures or videos cannot be had, by their addresses, in one line for each reason. */
export function reportFaults(noun: string, faults: ReadonlyMap<string, string>, warn: Warn): void {
  const notes = createNotes(warn);
  for (const [place, kind] of [...faults].sort()) notes.add({ endpoint: noun, place, kind });
  notes.end();
}
