/** Patterns for dish names, specific ones first: the first match wins. */
const DISH_WORDS: readonly [RegExp, string][] = [
  [/fafda.*jalebi|jalebi.*fafda|ફાફડા.*જલેબી/, 'fafda-jalebi'],
  [/vada ?pa[vo]|વડા ?પા[વઉ]/, 'vada-pav'],
  [/dabeli|દાબેલી/, 'dabeli'],
  [/ragda|patt?i(ce|es|s)\b|રગડા|પેટીસ/, 'ragda-pattice'],
  [/khamani|ખમણી/, 'sev-khamani'],
  [/sandwich.*dhokla|white dhokla|idada|સેન્ડવીચ|ઇદડા/, 'sandwich-dhokla'],
  [/khaman|ખમણ/, 'khaman'],
  [/dhokl|ઢોકળ/, 'dhokla'],
  [/khandvi|ખાંડવી/, 'khandvi'],
  [/patra|પાત્રા|પાતરા/, 'patra'],
  [/locho|લોચો/, 'locho'],
  [/handvo|ondhwo|હાંડવો/, 'handvo'],
  [/fafda|ફાફડા/, 'fafda'],
  [/jalebi|જલેબી/, 'jalebi'],
  [/gathi?ya|ganthi?ya|ગાંઠિયા/, 'gathiya'],
  [/dal ?vada|dalvada|દાળ ?વડા/, 'dal-vada'],
  [/gota|bha[jg]iy?a|pakod|pakora|ગોટા|ભજિયા/, 'gota'],
  [/kachori|lilva|કચોરી|લીલવા/, 'kachori'],
  [/samosa|સમોસા/, 'samosa'],
  [/khakhra|papad|ખાખરા/, 'khakhra'],
  [/thepla|paratha|rotli|થેપલા/, 'thepla'],
  [/chakri|chakli|ચકરી/, 'chakri'],
  [/chevd|chivd|mixture|ચેવડો/, 'chevdo'],
  [/chikki|ચીકી|ચિક્કી/, 'chikki'],
  [/puri\b|poori|mathri|પૂરી|પુરી/, 'puri'],
  [/chaas|chhaa?s|buttermilk|lassi|છાશ|લસ્સી/, 'chaas'],
  [/\bcha(i|y)\b|\btea\b|coffee|(^|\s)ચા(\s|$)|કોફી/, 'chai'],
  [/\bsev\b|સેવ/, 'sev'],
];

/** Patterns for categories, used if no pattern matches the name. */
const CATEGORY_WORDS: readonly [RegExp, string][] = [
  [/steam|બાફેલ/, 'dhokla'],
  [/bak(e|ing)/, 'handvo'],
  [/combo/, 'fafda-jalebi'],
  [/fr(y|ied)|farsan|તળેલ|ફરસાણ/, 'gathiya'],
  [/sweet|mithai|મીઠાઈ/, 'jalebi'],
  [/pav|bread|પાંઉ|પાવ/, 'dabeli'],
  [/griddle|tava|roti|તવા/, 'thepla'],
  [/drink|beverage|પીણા/, 'chai'],
  [/dry|packed|namkeen|ready/, 'khakhra'],
];

/** The drawing of a dish, if there is one: `illustrationForDish('Surti locho', 'Steamed')` is `'locho'`. */
export function illustrationForDish(name: string, category = ''): string | undefined {
  return match(DISH_WORDS, name) ?? match(CATEGORY_WORDS, category) ?? match(DISH_WORDS, category);
}

function match(words: readonly [RegExp, string][], text: string): string | undefined {
  const lower = text.normalize('NFC').toLowerCase();
  return words.find(([pattern]) => pattern.test(lower))?.[1];
}
