const MOST_PLACES = 5;

/** Reports to editors what was wrong with an answer that is only partly usable. */
export type Warn = (warning: string) => void;

/** What a note is about; in a report, what is lost stands first. */
const ORDER = ['loss', 'name', 'field'] as const;

/** A note on one item of an answer. */
export interface Note {
  endpoint: string;
  /** Where the item stands: `item 3`, `item 3 faqs item 0`. */
  place: string;
  /** What the item is called: `post`. */
  item: string;
  about: (typeof ORDER)[number];
  /** What several items have in common: `HTML in description`. */
  kind: string;
  /** What one item has, if that says more than the kind: `description expected plain text, found …`. */
  detail?: string | undefined;
}

/** Notes something on one item; see `Note`. */
export type Tell = (about: Note['about'], kind: string, detail?: string) => void;

/** Notes that a field is left out, because it cannot be read. */
export function tellUnread(tell: Tell, field: string, expected: string, found: string): void {
  const kind = `${field} expected ${expected}`;
  tell('field', `${kind}; it is left out`, `${kind}, found ${found}; it is left out`);
}

interface Group {
  first: Note;
  places: Set<string>;
}

/** `(items 0, 1, 2, …)` */
function listPlaces(places: ReadonlySet<string>): string {
  const first = [...places].slice(0, MOST_PLACES);
  const isPlain = first.every((place) => /^item \d+$/.test(place));
  const shown = isPlain ? first.map((place) => place.replace('item ', '')) : first;
  const more = places.size > MOST_PLACES ? ', …' : '';
  return `(${isPlain ? 'items ' : ''}${shown.join(', ')}${more})`;
}

function pluralOf(item: string): string {
  if (item.endsWith('y')) return `${item.slice(0, -1)}ies`;
  return item.endsWith('sh') ? `${item}es` : `${item}s`;
}

function describe({ first, places }: Group): string {
  const { endpoint, place, item, kind, detail = kind } = first;
  return places.size === 1
    ? `${endpoint} ${place}${detail.startsWith('left out') ? ' ' : ': '}${detail}`
    : `${endpoint}: ${places.size} ${pluralOf(item)}: ${kind} ${listPlaces(places)}`;
}

/** Collects notes, and reports them in the end: one line for each kind, with a count and the first places. */
export function createNotes(warn: Warn) {
  const groups = new Map<string, Group>();
  /** The fields that no item has yet, by the start of a line. */
  const missing = new Map<string, Set<string>>();
  return {
    add: (note: Note) => {
      const key = [note.endpoint, note.item, note.kind].join('\n');
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
      const sorted = [...groups.values()].sort(
        (a, b) => ORDER.indexOf(a.first.about) - ORDER.indexOf(b.first.about),
      );
      sorted.map(describe).forEach(warn);
      groups.clear();
      for (const [line, fields] of missing) {
        if (fields.size > 0) warn(`${line} ${[...fields].join(', ')}`);
      }
    },
  };
}
