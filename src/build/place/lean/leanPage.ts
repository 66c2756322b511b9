import { transformSync } from 'esbuild';
import { leanFonts } from './leanFonts.ts';
import { leanScopes } from './leanScopes.ts';
import { leanStyles } from './leanStyles.ts';
import { leanVariables } from './leanVariables.ts';
import { ATTRIBUTE, readElements, type InlineText, type Range } from './pageElements.ts';
import { pictureHints } from './pictureHints.ts';
import { joinWords, readWords } from './scriptWords.ts';
import { readStyleSheet, variablesIn, type StyleSheet } from './styleSheet.ts';

/** A page made lean, and which of its inline scripts were made of known ones alone. */
export interface LeanPage {
  html: string;
  knownScripts: ReadonlySet<string>;
}

/** Gives the text of a script file of ours by its address, and of those that it imports. */
export type ReadScripts = (address: string) => readonly string[];

interface Edit extends Range {
  text: string;
}

interface JoinedScript extends InlineText {
  /** The scripts that it was made of. */
  parts: readonly string[];
}

/** What Astro's own `astro-island` reads and ours does not, or takes for granted; and our styles' marks. */
const UNREAD = new RegExp(
  [
    ' uid="\\w*"',
    ' component-export="default"',
    '(?<=") await-children',
    '(?<="\\{)&quot;name&quot;:&quot;\\w+&quot;,',
    ',&quot;data-astro-cid-\\w+&quot;:\\[0,true\\]',
  ].join('|'),
  'g',
);

/** The part of a component that an element went to: Astro has put it there, and leaves the word. */
const dropSlot = (attribute: string, name: string) => (name === 'slot' ? '' : attribute);

/** Where the children end that `await-children` waits for. */
const CHILDREN_END = /<!--astro:end-->/g;

const SCRIPT_FILE = /\/_astro\/[\w.-]+\.js/g;

/** Remembers what `make` made of a text: the pages of a site share styles and scripts. */
function remember<T>(make: (text: string) => T): (text: string) => T {
  const made = new Map<string, T>();
  return (text) => {
    const known = made.get(text) ?? make(text);
    made.set(text, known);
    return known;
  };
}

function applyEdits(html: string, edits: readonly Edit[]): string {
  let result = '';
  let at = 0;
  for (const { start, end, text } of edits.toSorted((one, other) => one.start - other.start)) {
    result += html.slice(at, start) + text;
    at = end;
  }
  return result + html.slice(at);
}

/** Makes one of two scripts that stand side by side: a policy then names one hash less. */
function joinNeighbours(html: string, scripts: readonly InlineText[]): JoinedScript[] {
  const joined: JoinedScript[] = [];
  for (const script of scripts) {
    const before = joined.at(-1);
    const isNeighbour =
      before !== undefined &&
      html.startsWith('<script>', before.start - '<script>'.length) &&
      html.slice(before.end, script.start) === '</script><script>';
    if (!isNeighbour) joined.push({ ...script, parts: [script.text] });
    else
      joined.splice(-1, 1, {
        ...before,
        end: script.end,
        text: `${before.text};${script.text}`,
        parts: [...before.parts, script.text],
      });
  }
  return joined;
}

/**
 * Makes a function that takes out of finished pages what no visitor's browser has a use for, and lets
 * the browser ask for the pictures of the first view before anything else.
 */
export function createLeanPage(
  readScripts: ReadScripts,
  knownScripts: ReadonlySet<string>,
): (html: string) => LeanPage {
  const readSheet: (css: string) => StyleSheet = remember(readStyleSheet);
  const wordsOf = remember(readWords);
  const shorten = remember((script) => transformSync(script, { minify: true }).code.trim());

  return (html) => {
    const { elements, firstPictures, hintsAt, styles, scripts, text: painted } = readElements(html);
    const files = new Set(html.match(SCRIPT_FILE) ?? []);
    const texts = [...[...files].flatMap(readScripts), ...scripts.map(({ text }) => text)];
    const words = joinWords([...new Set(texts)].map(wordsOf));

    const sheet = readSheet(styles.map(({ text }) => text).join('\n'));
    const markup = applyEdits(
      html,
      styles.map((range) => ({ ...range, text: '' })),
    );
    const { parts, selectors } = leanStyles(sheet, {
      elements,
      words,
      variables: new Set(variablesIn(markup)),
    });
    const scopes = leanScopes(selectors, words);
    const variables = leanVariables(html, leanFonts(parts, painted), { elements, words });
    const css = scopes.leanCss(variables.css);

    const tagEdits = elements.flatMap((element): Edit[] => {
      const { start, end, tokens } = element;
      const tag = html.slice(start, end);
      const unslotted = tag.includes(' slot') ? tag.replace(ATTRIBUTE, dropSlot) : tag;
      const own = tokens.has('astro-island') ? unslotted.replace(UNREAD, '') : unslotted;
      const text = variables.leanTag(scopes.leanTag(own, element));
      return text === tag ? [] : [{ start, end, text }];
    });
    const endEdits = [...html.matchAll(CHILDREN_END)].map(({ index, 0: { length } }) => ({
      start: index,
      end: index + length,
      text: '',
    }));
    const joined = joinNeighbours(html, scripts);
    const scriptEdits = joined.map(({ text, ...range }) => ({ ...range, text: shorten(text) }));
    const known = joined.filter(({ parts }) => parts.every((part) => knownScripts.has(part)));
    const styleEdits = styles.map((range, index) => ({
      ...range,
      text: index === 0 && css ? `<style>${css}</style>` : '',
    }));
    const hints = { start: hintsAt, end: hintsAt, text: pictureHints(firstPictures) };
    const edits = [hints, ...tagEdits, ...endEdits, ...scriptEdits, ...styleEdits];
    return {
      html: applyEdits(html, edits),
      // What no browser runs as a script stands as it was written.
      knownScripts: new Set([...knownScripts, ...known.map(({ text }) => shorten(text))]),
    };
  };
}
