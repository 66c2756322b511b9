const LINE = /^(\d+) × (.+)$/;

/** An order's text with one more of a pack: a line of its own, or its number one up. What else stands there stays. */
export function addPack(text: string, pack: string): string {
  const lines = text.split('\n');
  const counts = lines.map((line) => {
    const [, count, name] = LINE.exec(line.trim()) ?? [];
    return name === pack ? Number(count) : undefined;
  });
  const at = counts.findIndex((count) => count !== undefined);
  if (at === -1) return `${text.trimEnd()}${text.trim() ? '\n' : ''}1 × ${pack}`;
  lines[at] = `${(counts[at] ?? 0) + 1} × ${pack}`;
  return lines.join('\n');
}

/** Lets every link that names a pack add it to the field that the link leads to. */
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
