import { languageOfText } from './languageOfText.ts';

interface MarkedTextProps {
  text: string;
  /** The language of the page. */
  page: string | undefined;
}

/**
 * Text from the API, marked with its language if that has another script than the page's. It is the only
 * content of its element, so that a translator can wrap it without confusing React.
 */
export const MarkedText = ({ text, page }: MarkedTextProps) => (
  <span lang={languageOfText(text, page)} suppressHydrationWarning>
    {text}
  </span>
);
