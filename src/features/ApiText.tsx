import { splitByScript } from '#/lib/scriptLanguage.ts';

/**
 * A text that holds words of the API: those in another script than the page's have their language. Each run
 * is all that its element holds, so that a translator may wrap it.
 */
export function ApiText({ text }: { text: string }) {
  return splitByScript(text).map((run, index) => (
    <span
      key={index}
      lang={run.lang}
      dir={run.dir}
      data-run={run.lang && ''}
      suppressHydrationWarning
    >
      {run.text}
    </span>
  ));
}
