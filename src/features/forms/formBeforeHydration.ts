const DAY_MS = 86_400_000;
const SAVED_AT = 'saved-at';

type Field = HTMLInputElement | HTMLTextAreaElement;

/** Why a lead was not sent, or is not known to be; each has its words in the template of the failure message. */
type Cause = 'offline' | 'notLoaded' | 'broken';

const fieldsOf = (form: HTMLFormElement): Field[] => [
  ...form.querySelectorAll<Field>('input, textarea'),
];

const isTick = (field: Field): field is HTMLInputElement => field.type === 'checkbox';

const buttonOf = (form: HTMLFormElement) => form.querySelector<HTMLButtonElement>('[type=submit]');

/** Gives `undefined` if storage is blocked or full. */
function inStorage<Result>(use: (storage: Storage) => Result): Result | undefined {
  try {
    return use(sessionStorage);
  } catch {
    return undefined;
  }
}

/** Keeps what is typed, for this tab; no ticks, because consent is given anew. Says whether it is kept. */
function saveDraft(form: HTMLFormElement): boolean {
  const draft = new URLSearchParams({ [SAVED_AT]: String(Date.now()) });
  for (const field of fieldsOf(form)) if (!isTick(field)) draft.set(field.name, field.value);
  return inStorage((storage) => (storage.setItem(form.id, draft.toString()), true)) ?? false;
}

const removeDraft = (form: HTMLFormElement) => inStorage((storage) => storage.removeItem(form.id));

/** Fills a form with its draft, if that is younger than a day. */
function fillInDraft(form: HTMLFormElement): void {
  const draft = new URLSearchParams(inStorage((storage) => storage.getItem(form.id)) ?? '');
  const isOld = Date.now() - Number(draft.get(SAVED_AT)) > DAY_MS;
  if (isOld) removeDraft(form);
  for (const field of fieldsOf(form)) {
    if (isTick(field))
      field.checked = false; // Firefox restores ticks after a reload
    else if (!isOld) field.value ||= draft.get(field.name) ?? '';
  }
}

/** Takes what was typed and ticked from a form that was replaced by one with the same fields. */
function copyValues(from: HTMLFormElement, to: HTMLFormElement): void {
  const fresh = fieldsOf(to);
  for (const [index, old] of fieldsOf(from).entries()) {
    const field = fresh[index];
    if (!field) continue;
    field.value = old.value;
    if (isTick(field) && isTick(old)) field.checked = old.checked;
  }
}

/** Shows why a lead was not sent; a reload is the last resort. */
function showFailure(
  notice: Element,
  template: HTMLTemplateElement,
  cause: Cause,
  mayReload: boolean,
): void {
  const message = document.importNode(template.content, true);
  for (const other of message.querySelectorAll(`[data-cause]:not([data-cause="${cause}"])`))
    other.remove();
  const button = message.querySelector('[data-reload]');
  if (mayReload) button?.addEventListener('click', () => location.reload());
  else button?.remove();
  notice.replaceChildren(message);
  notice.scrollIntoView({ block: 'nearest' });
}

/** Keeps the draft of a form, and says what becomes of a submit while its island is not hydrated. */
function startForm(root: HTMLElement): void {
  const first = root.querySelector('form');
  const notice = root.querySelector('[role=alert]');
  const status = root.querySelector('[role=status]');
  const template = root.querySelector<HTMLTemplateElement>('[data-template=failure]');
  if (!first || !notice || !status || !template) return;
  const label = buttonOf(first)?.textContent ?? '';
  let form = first;
  let isWaiting = false;
  let failures = 0;

  /** Shows on the button whether a press waits. */
  const setWaiting = (shouldWait: boolean) => {
    isWaiting = shouldWait;
    const text = shouldWait ? template.dataset.submitting : undefined;
    status.textContent = text ?? '';
    const button = buttonOf(form);
    if (button) button.textContent = text ?? label;
    // Not `disabled`, which would take its focus away.
    button?.setAttribute('aria-disabled', String(shouldWait));
  };
  /** React may have thrown while it was sending. */
  const enable = () => {
    const button = buttonOf(form);
    if (button) button.disabled = false;
    for (const field of fieldsOf(form)) field.readOnly = false;
  };
  const clearNotice = () => {
    if (notice.contains(document.activeElement)) buttonOf(form)?.focus({ preventScroll: true });
    notice.replaceChildren();
  };
  const fail = (cause: Cause) => {
    failures += 1;
    showFailure(notice, template, cause, failures > 1 && navigator.onLine && saveDraft(form));
  };
  /** Takes over a new form: React renders one if it cannot hydrate, and the directive puts the server's back. */
  const followForm = () => {
    const fresh = root.querySelector('form');
    if (!fresh || fresh === form) return;
    copyValues(form, fresh);
    form = fresh;
  };

  // The `island:` events come from `../hydration/directive.ts`. React stops events on an island that failed,
  // but not in the capture phase.
  const on = (name: string, act: () => void) => root.addEventListener(name, act, { capture: true });
  on('input', () => {
    saveDraft(form);
    if (isWaiting) form.dataset.edited = '';
  });
  on('reset', () => removeDraft(form));
  on('submit', clearNotice); // a held submit never comes here: the directive stops it at `window`
  on('island:held', () => {
    clearNotice();
    delete form.dataset.edited;
    if (navigator.onLine) setWaiting(true);
    else fail('offline');
  });
  on('island:failed', () => {
    const wasWaiting = isWaiting;
    const wasSending = buttonOf(form)?.disabled;
    followForm();
    setWaiting(false);
    enable();
    if (wasWaiting) fail('notLoaded');
    else if (wasSending === true) fail('broken');
  });
  on('island:hydrated', () => {
    followForm();
    setWaiting(false);
  });
  fillInDraft(form);
}

for (const root of document.querySelectorAll<HTMLElement>('[data-lead]')) startForm(root);
