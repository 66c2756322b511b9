/** The names that scripts may add to a page. */
export interface ScriptWords {
  /** Whether a script may give an element the thing that this token matches. */
  mayAdd: (token: string) => boolean;
  has: (word: string) => boolean;
}

/** The words of one script. */
export interface Words {
  all: ReadonlySet<string>;
  /** Beginnings of class names, such as `swiper-`, to which a script may add the rest. */
  beginnings: string[];
}

const WORD = /[\w-]+/g;
const NAME = /[\w-]+/;
const BEGINNING = /^[a-z]{3}.*-$/;

const camelCase = (name: string) =>
  name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** Collects the words of a script. */
export function readWords(script: string): Words {
  const all = new Set(script.match(WORD));
  return { all, beginnings: [...all].filter((word) => BEGINNING.test(word)) };
}

/** Merges the words of all scripts of a page. */
export function mergeWords(scripts: readonly Words[]): ScriptWords {
  const has = (word: string) => scripts.some(({ all }) => all.has(word));
  const beginnings = new Set(scripts.flatMap((script) => script.beginnings));
  const mayAdd = (token: string) => {
    const [name = ''] = NAME.exec(token) ?? [];
    if (has(name)) return true;
    if (token.startsWith('[data-')) return has(camelCase(name.slice('data-'.length)));
    return [...beginnings].some((beginning) => name.startsWith(beginning));
  };
  return { mayAdd, has };
}
