import { scriptLanguage, splitByScript, textDirection } from './scriptLanguage.ts';

interface MarkedTextProps {
  text: string;
  /** The language of the page. */
  page: string | undefined;
  /** Whether it is our own sentence with API text in it: only parts in another script are marked. */
  isSentence?: boolean;
}

/**
 * Text from the API. A run in another script than the page's is marked with the language of that script.
 * Each run is the only content of its element, so that a translator can wrap it without confusing React.
 */
export function MarkedText({ text, page, isSentence = false }: MarkedTextProps) {
  const lang = isSentence ? undefined : scriptLanguage(text, page);
  const dir = lang && textDirection(text);
  return splitByScript(text, lang ?? page).map((run, index) => (
    <span
      key={index}
      lang={run.lang ?? lang}
      dir={run.dir ?? dir}
      data-run={run.lang && ''}
      suppressHydrationWarning
    >
      {run.text}
    </span>
  ));
}
