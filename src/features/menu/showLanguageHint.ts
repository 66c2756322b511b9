import styles from './languageHint.css?inline';

/** The texts of the hint in one language. */
interface HintWords {
  text: string;
  close: string;
}

/** The texts in each language, by its code. */
function readHints(): Record<string, HintWords | undefined> {
  const template = document.querySelector<HTMLElement>('[data-language-hint]');
  return JSON.parse(template?.dataset.languageHint ?? '{}') as Record<string, HintWords>;
}

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

function showHint({ href, hreflang }: HTMLAnchorElement, { text, close }: HintWords): void {
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
const words = preferred && readHints()[preferred.hreflang];
if (words && !isKnown()) showHint(preferred, words);
