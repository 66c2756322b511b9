import { fieldsOf, fillInDraft, isTick, removeDraft, saveDraft } from './draft.ts';

/** Takes what was typed and ticked from a form that was replaced. */
function copyValues(from: HTMLFormElement, to: HTMLFormElement): void {
  const fresh = new Map(fieldsOf(to).map((field) => [field.name, field]));
  for (const old of fieldsOf(from)) {
    const field = fresh.get(old.name);
    if (!field) continue;
    field.value = old.value;
    if (isTick(field) && isTick(old)) field.checked = old.checked;
  }
}

const buttonOf = (form: HTMLFormElement) => form.querySelector<HTMLButtonElement>('[type=submit]');

/** Keeps the draft of a form, and says what becomes of a submit while its island is not hydrated. */
function startForm(root: HTMLElement, first: HTMLFormElement): void {
  const notice = root.querySelector('[role=alert]');
  const status = root.querySelector('[role=status]');
  const template = root.querySelector<HTMLTemplateElement>('template[data-submitting]');
  const label = buttonOf(first)?.textContent ?? '';
  let form = first;
  let isWaiting = false;
  let failures = 0;

  const setWaiting = (shouldWait: boolean) => {
    isWaiting = shouldWait;
    const text = shouldWait ? template?.dataset.submitting : undefined;
    const button = buttonOf(form);
    if (button) {
      button.textContent = text ?? label;
      // Not `disabled`, which would take its focus away.
      if (shouldWait) button.setAttribute('aria-disabled', 'true');
      else button.removeAttribute('aria-disabled');
    }
    if (status) status.textContent = text ?? '';
  };
  /** What React left of a lead that it was sending when it threw. */
  const unlock = () => {
    const button = buttonOf(form);
    if (button) button.disabled = false;
    for (const field of fieldsOf(form)) field.readOnly = false;
  };
  const clearNotice = () => {
    if (notice?.contains(document.activeElement)) buttonOf(form)?.focus({ preventScroll: true });
    notice?.replaceChildren();
  };

  const fail = (cause: 'offline' | 'notLoaded' | 'broken') => {
    failures += 1;
    if (!notice || !template) return;
    const message = document.importNode(template.content, true);
    for (const other of message.querySelectorAll(`[data-cause]:not([data-cause="${cause}"])`))
      other.remove();
    const reload = message.querySelector<HTMLButtonElement>('[data-reload]');
    // A reload is the last resort, and only if the draft is saved.
    if (failures < 2 || !navigator.onLine || !saveDraft(form)) reload?.remove();
    reload?.addEventListener('click', () => {
      saveDraft(form, true);
      location.reload();
    });
    notice.replaceChildren(message);
    notice.scrollIntoView({ block: 'nearest' });
  };

  /** React renders a form anew if it cannot hydrate it, and the directive restores it if it threw. */
  const followForm = () => {
    const fresh = root.querySelector('form');
    if (!fresh || fresh === form) return;
    copyValues(form, fresh);
    form = fresh;
  };

  // In the capture phase, because React stops events on an island that failed.
  const on = (name: string, act: (event: Event) => void) =>
    root.addEventListener(name, act, { capture: true });
  on('input', () => {
    saveDraft(form);
    if (isWaiting) form.dataset.edited = '';
  });
  on('reset', () => removeDraft(form));
  on('submit', (event) => {
    if (!event.defaultPrevented) clearNotice(); // it is not held
  });
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
    unlock();
    if (wasWaiting) fail('notLoaded');
    else if (wasSending) fail('broken');
  });
  on('island:hydrated', () => {
    followForm();
    setWaiting(false);
  });
  fillInDraft(form);
}

for (const root of document.querySelectorAll<HTMLElement>('[data-lead]')) {
  const form = root.querySelector('form');
  if (form) startForm(root, form);
}
