const DAY_MS = 86_400_000;
const SAVED_AT = 'saved-at';
const TICKED = 'ticked';

type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * The fields of a form. `useFieldErrors.ts` and `sendElsewhere.ts` go through them by themselves: they are in
 * other scripts, and a shared module would be one more request.
 */
export const fieldsOf = (form: HTMLFormElement): Field[] =>
  [...form.elements].filter(
    (element): element is Field =>
      element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement,
  );

export const isTick = (field: Field): field is HTMLInputElement => field.type === 'checkbox';

/** Gives `undefined` if storage is blocked or full. */
function inStorage<Result>(use: (storage: Storage) => Result): Result | undefined {
  try {
    return use(sessionStorage);
  } catch {
    return undefined;
  }
}

/** Keeps what is typed, for this tab; ticks only over a reload that we offer, because consent is given anew. */
export function saveDraft(form: HTMLFormElement, hasTicks = false): boolean {
  const draft = new URLSearchParams({ [SAVED_AT]: String(Date.now()) });
  for (const field of fieldsOf(form)) {
    if (!isTick(field)) draft.set(field.name, field.value);
    else if (hasTicks && field.checked) draft.set(field.name, TICKED);
  }
  return inStorage((storage) => (storage.setItem(form.id, draft.toString()), true)) ?? false;
}

export function removeDraft(form: HTMLFormElement): void {
  inStorage((storage) => storage.removeItem(form.id));
}

/** Fills a form with its draft, if that is younger than a day. */
export function fillInDraft(form: HTMLFormElement): void {
  const draft = new URLSearchParams(inStorage((storage) => storage.getItem(form.id)) ?? '');
  const isOld = Date.now() - Number(draft.get(SAVED_AT)) > DAY_MS;
  if (isOld) removeDraft(form);
  for (const field of fieldsOf(form)) {
    const value = isOld ? null : draft.get(field.name);
    // Firefox restores ticks after a reload.
    if (isTick(field)) field.checked = value === TICKED;
    else field.value ||= value ?? '';
  }
  // Ticks are restored once: save the draft again without them.
  if (draft.toString().includes(`=${TICKED}`)) saveDraft(form);
}
