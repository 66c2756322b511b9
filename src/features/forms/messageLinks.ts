/** A Gujarati letter takes nine characters of an address, and some systems cut long addresses. */
const MAX_LENGTH = 700;

/** Returns a link to a chat or, with `mailto:`, to an e-mail with a prepared message; cuts a long message. */
export function messageLink(to: string, title: string, text: string): string {
  const letters = [...text];
  const message = letters.length > MAX_LENGTH ? `${letters.slice(0, MAX_LENGTH).join('')}…` : text;
  const [subject, body, whole] = [
    title,
    message.replaceAll('\n', '\r\n'),
    `${title}\n\n${message}`,
  ].map((each) => encodeURIComponent(each.toWellFormed()));
  return to.startsWith('mailto:')
    ? `${to}?subject=${subject}&body=${body}`
    : `${to}${to.includes('?') ? '&' : '?'}text=${whole}`;
}

/** Returns what is typed and selected in a form, one labelled line per field. */
function typedText(form: HTMLFormElement): string {
  const lines = [...new FormData(form)].flatMap(([name, value]) => {
    const field = form.elements.namedItem(name);
    const chosen = field instanceof HTMLSelectElement ? field.selectedOptions[0]?.text : undefined;
    const typed = typeof value === 'string' && value !== '' ? (chosen ?? value.trim()) : '';
    if (typed === '') return [];
    const label = form.querySelector(`[for="${form.id}-${name}"]`)?.textContent ?? '';
    const question = label.trim().replace(/\*$/, '');
    return `${question}${question.endsWith('?') ? '' : ':'} ${typed}`;
  });
  return lines.join('\n');
}

/** Updates each link that contains what is typed. */
function writeLinks(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-message-of]')) {
    const { messageOf = '', to = '', total = '' } = link.dataset;
    const form = document.getElementById(messageOf);
    if (!(form instanceof HTMLFormElement)) continue;
    const heading = document.getElementById(form.getAttribute('aria-labelledby') ?? '');
    const sum = document.getElementById(total)?.textContent.trim() ?? '';
    const text = `${typedText(form)}\n${sum}`.trim();
    link.href = messageLink(to, heading?.textContent.trim() ?? '', text);
  }
}

/** Keeps such links of the page up to date. */
export function startMessageLinks(): void {
  for (const name of ['input', 'change', 'click']) addEventListener(name, writeLinks, true);
  writeLinks();
}
