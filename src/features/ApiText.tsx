import { scriptLanguage, splitByScript, textDirection } from '#/content/scriptLanguage.ts';

interface ApiTextProps {
  text: string;
  /** Whether it is a sentence of ours with words of the API in it: only those in another script are marked. */
  isSentence?: boolean;
}

/**
 * Words of the API: each has the language that its script tells of, where that is not the page's. Each run is
 * all that its element holds, so that a translator may wrap it.
 */
export function ApiText({ text, isSentence = false }: ApiTextProps) {
  const lang = isSentence ? undefined : scriptLanguage(text);
  const dir = lang && textDirection(text);
  return splitByScript(text, lang).map((run, index) => (
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
