import { transformSync } from 'esbuild';
import { applyEdits, insertion, type Edit, type Range } from './edits.ts';
import { readElements } from './pageElements.ts';
import { makePageScripts } from './pageScripts.ts';
import { makePageStyles } from './pageStyles.ts';
import { pictureHints } from './pictureHints.ts';
import { mergeWords, readWords } from './scriptWords.ts';
import { readStyleSheet, type StyleSheet } from './styleSheet.ts';

/** A pruned page, and which of its inline scripts consist only of known ones. */
export interface PrunedPage {
  html: string;
  knownScripts: ReadonlySet<string>;
}

/** Gives the texts of one of our script files, by its address, and of those it imports. */
export type ReadScripts = (address: string) => readonly string[];

const SCRIPT_FILE = /\/_astro\/[\w.-]+\.js/g;

/** Caches the results of `make`: the pages of a site share styles and scripts. */
function remember<T>(make: (text: string) => T): (text: string) => T {
  const made = new Map<string, T>();
  return (text) => {
    const known = made.get(text) ?? make(text);
    made.set(text, known);
    return known;
  };
}

/**
 * HTML allows `<style>` only in the head. In the body it may stand inside an `<svg>`, where its text must
 * be escaped. `reset.css` shows every drawing, so this one hides itself.
 */
function laterStyle(css: string): string {
  const text = `[data-styles]{display:none}${css}`;
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<svg data-styles><style>${escaped}</style></svg>`;
}

/**
 * Makes a function that prunes finished pages: it removes what no browser needs, moves down what the first
 * words do not need, and preloads the pictures of the first view.
 */
export function createPagePruner(
  readScripts: ReadScripts,
  knownScripts: ReadonlySet<string>,
): (html: string) => PrunedPage {
  const readSheet: (css: string) => StyleSheet = remember(readStyleSheet);
  const wordsOf = remember(readWords);
  const shorten = remember((script) =>
    transformSync(script, { minify: true, charset: 'utf8' }).code.trim(),
  );

  return (html) => {
    const page = readElements(html);
    const { elements, styles, scripts, hintsAt } = page;
    const files = new Set(html.match(SCRIPT_FILE) ?? []);
    const texts = [...[...files].flatMap(readScripts), ...scripts.map(({ text }) => text)];
    const words = mergeWords([...new Set(texts)].map(wordsOf));
    const sheet = readSheet(styles.map(({ text }) => text).join('\n'));
    const { css, later, editTag } = makePageStyles(html, sheet, { ...page, words });

    const tagEdits = elements.flatMap((element): Edit[] => {
      const { start, end } = element;
      const tag = html.slice(start, end);
      const text = editTag(tag, element);
      return text === tag ? [] : [{ start, end, text }];
    });
    const [firstStyle, ...otherStyles] = styles;
    const { edits: scriptEdits, known } = makePageScripts(html, page, { shorten, knownScripts });
    const isInScript = (style: Range) =>
      scriptEdits.some(({ start, end }) => start < style.start && style.start < end);
    const styleEdits = [
      ...(firstStyle ? [{ ...firstStyle, text: css && `<style>${css}</style>` }] : []),
      ...otherStyles.filter((style) => !isInScript(style)).map((style) => ({ ...style, text: '' })),
    ];
    const additions = [
      insertion(hintsAt, pictureHints(page.firstPictures)),
      ...later.map(({ at, css: text }) => insertion(at, laterStyle(text))),
    ];
    const edits = [...additions, ...tagEdits, ...scriptEdits, ...styleEdits];
    return {
      html: applyEdits(html, edits),
      // Scripts that browsers do not run, such as data blocks, are not minified and keep their text.
      knownScripts: new Set([...knownScripts, ...known]),
    };
  };
}
