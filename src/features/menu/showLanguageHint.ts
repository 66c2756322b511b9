import { languageHint as gujarati } from '#/content/gu/languageHint.ts';
import { languageHint as hindi } from '#/content/hi/languageHint.ts';
import styles from './languageHint.css?inline';

const hints: Readonly<Record<string, typeof gujarati>> = { gu: gujarati, hi: hindi };

/** The link to the page in the browser's first preferred language that the site has, unless that is English. */
function findPreferred(): HTMLAnchorElement | null {
  for (const tag of navigator.languages) {
    const [code = ''] = tag.split('-');
    const link = document.querySelector<HTMLAnchorElement>(`header a[hreflang='${code}']`);
    if (link || code === 'en') return link;
  }
  return null;
}

/** Whether the hint was shown before. Without storage the answer is yes, or it would be shown on every page. */
function isKnown(): boolean {
  try {
    const before: unknown = localStorage.hint;
    localStorage.hint = 'shown';
    return before !== undefined;
  } catch {
    return true;
  }
}

function showHint({ href, hreflang }: HTMLAnchorElement, { text, close }: typeof gujarati): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets.push(sheet);

  const link = Object.assign(document.createElement('a'), { href, hreflang, textContent: text });
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = close;
  const row = document.createElement('p');
  row.className = 'wrapper cluster';
  row.append(link, button);
  const hint = document.createElement('div');
  hint.className = 'language-hint';
  hint.lang = hreflang;
  hint.append(row);
  button.addEventListener('click', () => hint.remove());
  document.body.prepend(hint);
}

const preferred = findPreferred();
const words = preferred && hints[preferred.hreflang];
if (words && !isKnown()) showHint(preferred, words);
