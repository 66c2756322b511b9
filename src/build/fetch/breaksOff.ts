/** Whether a text is a JSON list or object whose end is missing. */
export function breaksOff(text: string): boolean {
  if (!/^\s*[[{]/.test(text)) return false;
  let depth = 0;
  let isInText = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at] ?? '';
    if (isInText && character === '\\') at += 1;
    else if (character === '"') isInText = !isInText;
    else if (!isInText && '[{'.includes(character)) depth += 1;
    else if (!isInText && ']}'.includes(character)) depth -= 1;
    if (depth === 0 && ']}'.includes(character)) return false;
  }
  return true;
}
