const DAY_MS = 86_400_000;
const SAVED_AT = 'saved-at';

type Field = HTMLInputElement | HTMLTextAreaElement;

/** The inputs and text areas of a form. */
export const fieldsOf = (form: HTMLFormElement): Field[] => [
  ...form.querySelectorAll<Field>('input, textarea'),
];

const isTick = (field: Field): field is HTMLInputElement => field.type === 'checkbox';

/** Gives `undefined` if storage is blocked or full. */
function inStorage<Result>(use: (storage: Storage) => Result): Result | undefined {
  try {
    return use(sessionStorage);
  } catch {
    return undefined;
  }
}

/** Keeps what is typed, for this tab; no ticks, because consent is given anew. Says whether it is kept. */
export function saveDraft(form: HTMLFormElement): boolean {
  const draft = new URLSearchParams({ [SAVED_AT]: String(Date.now()) });
  for (const field of fieldsOf(form)) if (!isTick(field)) draft.set(field.name, field.value);
  return inStorage((storage) => (storage.setItem(form.id, draft.toString()), true)) ?? false;
}

/** Forgets the draft of a form. */
export const removeDraft = (form: HTMLFormElement) =>
  inStorage((storage) => storage.removeItem(form.id));

/** Fills a form with its draft, if that is younger than a day. */
export function fillInDraft(form: HTMLFormElement): void {
  const draft = new URLSearchParams(inStorage((storage) => storage.getItem(form.id)) ?? '');
  const isOld = Date.now() - Number(draft.get(SAVED_AT)) > DAY_MS;
  if (isOld) return removeDraft(form);
  for (const field of fieldsOf(form)) {
    if (!isTick(field)) field.value ||= draft.get(field.name) ?? '';
  }
}

/** Takes what was typed and ticked from a form that was replaced by one with the same fields. */
export function copyValues(from: HTMLFormElement, to: HTMLFormElement): void {
  const fresh = fieldsOf(to);
  for (const [index, old] of fieldsOf(from).entries()) {
    const field = fresh[index];
    if (!field) continue;
    field.value = old.value;
    if (isTick(field) && isTick(old)) field.checked = old.checked;
  }
}
