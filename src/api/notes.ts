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

/** Formats notes of one kind as one line, with their number and the first positions. */
function describe({ endpoint, kind, detail = kind }: Note, places: string[]): string {
  if (places.length === 1) return `${endpoint} ${places[0]}: ${detail}`;
  return `${endpoint}: ${kind} (${places.length} times: ${firstOf(places, MOST_PLACES).join(', ')})`;
}

/** Collects notes and reports them at the end: one line per kind. */
export function createNotes(warn: Warn) {
  const groups = new Map<string, { first: Note; places: Set<string> }>();
  return {
    add: (note: Note) => {
      const key = `${note.endpoint} ${note.kind}`;
      const group = groups.get(key) ?? { first: note, places: new Set() };
      groups.set(key, group);
      group.places.add(note.place);
    },
    end: () => groups.forEach(({ first, places }) => warn(describe(first, [...places]))),
  };
}

/** A kind of item of an endpoint, and the fields that it may have. */
export interface ItemKind {
  endpoint: string;
  item: string;
  fields: readonly string[];
}

/** Counts how many items have each field (`dish.foodName`; `dish.*` counts all items). */
export function createFieldCounts() {
  const counts: Record<string, number> = {};
  /** The fields that no item has had yet, by the start of their line. */
  const missing = new Map<string, Set<string>>();
  return {
    counts,
    add: ({ endpoint, item, fields }: ItemKind, names: readonly string[]) => {
      const line = `${endpoint}: no ${item} has`;
      const left = missing.get(line) ?? new Set(fields);
      for (const name of names) {
        counts[`${item}.${name}`] = (counts[`${item}.${name}`] ?? 0) + 1;
        left.delete(name);
      }
      missing.set(line, left);
    },
    /** Reports the fields that no item has. */
    reportMissing: (warn: Warn) => {
      for (const [line, fields] of missing)
        if (fields.size > 0) warn(`${line} ${[...fields].join(', ')}`);
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
