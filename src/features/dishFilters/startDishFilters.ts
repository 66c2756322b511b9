const KEY = 'dish-filters';

/** Returns the storage of this tab, or `undefined` if it is blocked. */
function openStorage(): Storage | undefined {
  try {
    return sessionStorage;
  } catch {
    return undefined;
  }
}

/** Says how many dishes pass the ticked filters, and keeps the ticks for this tab, in every language. */
export function startDishFilters(form: HTMLFormElement) {
  const storage = openStorage();
  const boxes = [...form.querySelectorAll('input')];
  const status = form.querySelector<HTMLElement>('[role=status]');
  const passes = [...document.querySelectorAll<HTMLElement>('[data-passes]')].map(
    ({ dataset }) => dataset.passes?.split(' ') ?? [],
  );

  const apply = (ticked: readonly string[]) => {
    const { length } = passes.filter((passed) => ticked.every((id) => passed.includes(id)));
    const text = status?.dataset.text?.replace('#', String(length)) ?? '';
    if (status) status.textContent = ticked.length > 0 ? text : '';
    storage?.setItem(KEY, ticked.join(' '));
  };
  const read = () => apply(boxes.filter(({ checked }) => checked).map(({ value }) => value));
  form.addEventListener('change', read);
  form.addEventListener('reset', () => apply([]));

  const kept = storage?.getItem(KEY)?.split(' ') ?? [];
  for (const box of boxes) box.checked ||= kept.includes(box.value);
  const details = form.querySelector('details');
  if (details) details.open = boxes.some(({ checked }) => checked);
  read();
}
