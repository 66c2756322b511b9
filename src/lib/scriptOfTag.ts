/** The script of a language by its BCP 47 tag, as ISO 15924 names it: `Deva` for `hi` and `mr-IN`. */
export const scriptOfTag = (tag: string): string | undefined =>
  new Intl.Locale(tag).maximize().script;
