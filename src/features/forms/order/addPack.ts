const LINE = /^\d+ × (.+)$/;

/** Adds one of a pack to an order's text: a new line, or a higher number in its line. Other text stays. */
export function addPack(text: string, pack: string): string {
  const lines = text.split('\n');
  const at = lines.findIndex((line) => LINE.exec(line.trim())?.[1] === pack);
  if (at === -1) return `${text.trimEnd()}${text.trim() ? '\n' : ''}1 × ${pack}`;
  lines[at] = `${Number.parseInt(lines[at] ?? '', 10) + 1} × ${pack}`;
  return lines.join('\n');
}

/** Makes every link with a pack add that pack to the field the link leads to. */
export function startPackLinks() {
  addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('a[data-pack]') : null;
    if (!(link instanceof HTMLAnchorElement)) return;
    const field = document.getElementById(link.hash.slice(1));
    if (!(field instanceof HTMLTextAreaElement) || field.readOnly) return;
    field.value = addPack(field.value, link.dataset.pack ?? '');
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.focus();
  });
}
