import { fieldsOf, fillInDraft, isTick, removeDraft, saveDraft } from './draft.ts';

/** Why a lead was not sent, or is not known to be; each has its words in the template of the failure message. */
type Cause = 'offline' | 'notLoaded' | 'broken';

const buttonOf = (form: HTMLFormElement) => form.querySelector<HTMLButtonElement>('[type=submit]');

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

/** Unlocks a form whose island threw while it was sending. */
function unlock(form: HTMLFormElement): void {
  const button = buttonOf(form);
  if (button) button.disabled = false;
  for (const field of fieldsOf(form)) field.readOnly = false;
}

/** Shows on a form's button whether a press waits. */
function labelButton(form: HTMLFormElement, label: string, isWaiting: boolean): void {
  const button = buttonOf(form);
  if (!button) return;
  button.textContent = label;
  // Not `disabled`, which would take its focus away.
  if (isWaiting) button.setAttribute('aria-disabled', 'true');
  else button.removeAttribute('aria-disabled');
}

/** Shows why a lead was not sent; offers a reload if there is a function for it. */
function showFailure(
  notice: Element,
  template: HTMLTemplateElement,
  cause: Cause,
  reload?: () => void,
): void {
  const message = document.importNode(template.content, true);
  for (const other of message.querySelectorAll(`[data-cause]:not([data-cause="${cause}"])`))
    other.remove();
  const button = message.querySelector('[data-reload]');
  if (reload) button?.addEventListener('click', reload);
  else button?.remove();
  notice.replaceChildren(message);
  notice.scrollIntoView({ block: 'nearest' });
}

/** Keeps the draft of a form, and says what becomes of a submit while its island is not hydrated. */
function startForm(root: HTMLElement, first: HTMLFormElement): void {
  const notice = root.querySelector('[role=alert]');
  const status = root.querySelector('[role=status]');
  const template = root.querySelector<HTMLTemplateElement>('[data-template=failure]');
  if (!notice || !status || !template) return;
  const label = buttonOf(first)?.textContent ?? '';
  let form = first;
  let isWaiting = false;
  let failures = 0;

  const setWaiting = (shouldWait: boolean) => {
    isWaiting = shouldWait;
    const text = shouldWait ? template.dataset.submitting : undefined;
    labelButton(form, text ?? label, shouldWait);
    status.textContent = text ?? '';
  };
  const clearNotice = () => {
    if (notice.contains(document.activeElement)) buttonOf(form)?.focus({ preventScroll: true });
    notice.replaceChildren();
  };
  const reload = () => {
    saveDraft(form, true);
    location.reload();
  };
  const fail = (cause: Cause) => {
    failures += 1;
    // A reload is the last resort, and only if the draft is saved.
    const mayReload = failures > 1 && navigator.onLine && saveDraft(form);
    showFailure(notice, template, cause, mayReload ? reload : undefined);
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
    unlock(form);
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
