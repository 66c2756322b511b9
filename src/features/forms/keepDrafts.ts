const DAY_MS = 86_400_000;
const SAVED_AT = 'saved-at';

/** Returns `undefined` if storage is blocked or full. */
function inStorage<Result>(use: (storage: Storage) => Result): Result | undefined {
  try {
    return use(sessionStorage);
  } catch {
    return undefined;
  }
}

/** Saves what is typed and selected, for this tab, but no checkboxes: consent must be given again. */
function saveDraft(form: HTMLFormElement): void {
  const draft = new URLSearchParams({ [SAVED_AT]: String(Date.now()) });
  for (const [name, value] of new FormData(form)) {
    const isTick = form.querySelector(`[name="${name}"][type=checkbox]`) !== null;
    if (typeof value === 'string' && !isTick) draft.set(name, value);
  }
  inStorage((storage) => storage.setItem(form.id, draft.toString()));
}

const removeDraft = (form: HTMLFormElement) => inStorage((storage) => storage.removeItem(form.id));

/** Fills a form with its draft of the last day; leaves changed fields. */
function fillInDraft(form: HTMLFormElement): void {
  const draft = new URLSearchParams(inStorage((storage) => storage.getItem(form.id)) ?? '');
  if (Date.now() - Number(draft.get(SAVED_AT)) > DAY_MS) return removeDraft(form);
  for (const [name, value] of draft) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
      if (field.value === field.defaultValue) field.value = value;
    } else if (field instanceof HTMLSelectElement || field instanceof RadioNodeList)
      field.value = value;
  }
}

const fillIn = (root: ParentNode) => {
  for (const form of root.querySelectorAll<HTMLFormElement>('form[data-draft]')) fillInDraft(form);
};

/**
 * Calls a function with the form of each such event. React stops events on a failed island, but not in the
 * capture phase.
 */
const on = (name: string, act: (form: HTMLFormElement) => void) =>
  addEventListener(
    name,
    ({ target }) => {
      const form = target instanceof Element ? target.closest('form') : null;
      if (form?.dataset.draft !== undefined) act(form);
    },
    true,
  );

on('input', saveDraft);
on('change', saveDraft);
on('reset', removeDraft);
// If a translator has changed the page, React renders a new form; a failure restores the server's.
for (const name of ['island:hydrated', 'island:failed'])
  addEventListener(name, ({ target }) => {
    if (target instanceof Element) fillIn(target);
  });
fillIn(document);
