import { firstOf, readable } from '#/lib/text.ts';

const MOST_PLACES = 5;

/** Reports to editors the problems of a response that is only partly usable. */
export type Warn = (warning: string) => void;

/** A note about one item of a response. */
export interface Note {
  endpoint: string;
  /** The item's position: `item 3`, `item 3 faqs item 0`. */
  place: string;
  /** The text that several items share: `HTML in description`. */
  kind: string;
  /** The text for a single item, if it has more detail: `description expected plain text, found …`. */
  detail?: string | undefined;
}

/** Adds a note about one item; see `Note`. */
export type Tell = (kind: string, detail?: string) => void;

/** Notes that an unreadable field is left out. */
export function tellUnread(tell: Tell, field: string, expected: string, found: string): void {
  const kind = `${field} expected ${expected}`;
  tell(`${kind}; it is left out`, `${kind}, found ${found}; it is left out`);
}

/** Formats notes of one kind as one line, with their number and the first positions. */
function describe({ endpoint, kind, detail = kind }: Note, places: string[]): string {
  if (places.length === 1) return `${endpoint} ${places[0]}: ${detail}`;
  return `${endpoint}: ${kind} (${places.length} times: ${firstOf(places, MOST_PLACES).join(', ')})`;
}

/** Collects notes and reports them at the end: one line per kind. */
export function createNotes(warn: Warn) {
  const groups = new Map<string, { first: Note; places: Set<string> }>();
  /** The fields that no item has had yet, by the start of their line. */
  const missing = new Map<string, Set<string>>();
  return {
    add: (note: Note) => {
      const key = `${note.endpoint} ${note.kind}`;
      const group = groups.get(key) ?? { first: note, places: new Set() };
      groups.set(key, group);
      group.places.add(note.place);
    },
    addFields: (endpoint: string, item: string, schemaFields: string[], names: string[]) => {
      const line = `${endpoint}: no ${item} has`;
      const fields = missing.get(line) ?? new Set(schemaFields);
      names.forEach((field) => fields.delete(field));
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

/** Reports why pictures or videos failed to load, with their addresses, in one line per reason. */
export function reportFaults(noun: string, faults: ReadonlyMap<string, string>, warn: Warn): void {
  const notes = createNotes(warn);
  for (const [address, kind] of [...faults].sort())
    notes.add({ endpoint: noun, place: readable(address), kind });
  notes.end();
}
