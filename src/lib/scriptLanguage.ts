/** The language whose script most of a text is in, where that is not Latin: `'gu'` for દાબેલી. */
export function scriptLanguage(text: string): 'gu' | 'hi' | undefined {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const isMostly = (script: RegExp) => (text.match(script)?.length ?? 0) * 2 > letters;
  if (isMostly(/\p{Script=Gujarati}/gu)) return letters > 0 ? 'gu' : undefined;
  return isMostly(/\p{Script=Devanagari}/gu) ? 'hi' : undefined;
}
