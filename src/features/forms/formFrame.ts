import type { FailureLine } from './formDefinition.ts';
import { copyValues, fieldsOf, fillInDraft, removeDraft, saveDraft } from './formDraft.ts';

const buttonOf = (form: HTMLFormElement) => form.querySelector<HTMLButtonElement>('[type=submit]');

function paragraphOf({ text, lang }: FailureLine): HTMLElement {
  const paragraph = document.createElement('p');
  Object.assign(paragraph, { textContent: text, dir: 'auto', ...(lang && { lang }) });
  return paragraph;
}

/**
 * Keeps the draft of a form, and says of a lead that it failed: here and not in the island, because that may
 * be missing or broken.
 */
function startForm(root: HTMLElement): void {
  const first = root.querySelector('form');
  const status = root.querySelector('[role=status]');
  const notice = root.querySelector<HTMLElement>('[data-failure]');
  const alert = notice?.querySelector('[role=alert]');
  const reload = notice?.querySelector<HTMLElement>('[data-reload]');
  if (!first || !status || !notice || !alert || !reload) return;
  const { submitting = '', failed = '', offline = '', onlineAgain = '' } = root.dataset;
  const label = buttonOf(first)?.textContent ?? '';
  let form = first;
  let isWaiting = false;
  let hasPressedAgain = false;
  let brokenTimes = 0;

  /** Shows on the button whether a press waits. */
  const setWaiting = (shouldWait: boolean) => {
    if (shouldWait === isWaiting) return;
    isWaiting = shouldWait;
    status.textContent = shouldWait ? submitting : '';
    const button = buttonOf(form);
    if (button) button.textContent = shouldWait ? submitting : label;
    // Not `disabled`, which would take its focus away.
    button?.setAttribute('aria-disabled', String(shouldWait));
  };
  const clearNotice = () => {
    if (notice.contains(document.activeElement)) buttonOf(form)?.focus({ preventScroll: true });
    alert.replaceChildren();
    delete notice.dataset.shown;
    for (const answer of root.querySelectorAll<HTMLElement>('[data-question], [data-thanks]'))
      answer.hidden = true;
  };
  const fail = (lines: readonly FailureLine[], kind = '') => {
    const isNew = notice.dataset.shown === undefined;
    alert.replaceChildren(...lines.map(paragraphOf));
    notice.dataset.shown = kind;
    reload.hidden = true;
    if (isNew) notice.scrollIntoView({ block: 'nearest' });
  };
  const failAsBroken = (cause = '') => {
    fail([{ text: failed }, { text: cause }]);
    brokenTimes += 1;
    // A reload is the last resort.
    reload.hidden = brokenTimes === 1 || !navigator.onLine || !saveDraft(form);
  };
  const failAsOffline = () =>
    fail([{ text: failed }, { text: navigator.onLine ? onlineAgain : offline }], 'offline');
  const onNetwork = () => {
    if (notice.dataset.shown === 'offline') failAsOffline();
  };
  /**
   * Sends nothing while the browser is offline, unless the visitor presses again, because `navigator.onLine` may be
   * wrong. A press that was held comes here as `island:held`, and then as the `submit` that replays it.
   */
  const onPress = (event: Event) => {
    hasPressedAgain ||= notice.dataset.shown === 'offline';
    const mayBeSent = navigator.onLine || hasPressedAgain;
    if (event.type === 'submit') hasPressedAgain = false;
    clearNotice();
    setWaiting(mayBeSent && event.type === 'island:held');
    if (mayBeSent) return;
    event.preventDefault();
    event.stopPropagation();
    failAsOffline();
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
  const on = (name: string, act: (event: Event) => void) =>
    root.addEventListener(name, act, { capture: true });
  on('input', () => {
    saveDraft(form);
    // `useSubmission.ts` then leaves the focus where it is.
    if (isWaiting) form.dataset.edited = '';
  });
  on('reset', () => {
    removeDraft(form);
    setWaiting(false);
    clearNotice();
  });
  on('island:held', () => delete form.dataset.edited);
  on('island:held', onPress);
  on('submit', onPress); // of a hydrated form: before that the directive stops it at `window`
  on('island:failed', () => {
    const wasWaiting = isWaiting;
    const wasSending = buttonOf(form)?.disabled;
    followForm();
    setWaiting(false);
    // React may have thrown while it was sending.
    const button = buttonOf(form);
    if (button) Object.assign(button, { disabled: false, textContent: label });
    for (const field of fieldsOf(form)) field.readOnly = false;
    root.querySelector('[data-sending]')?.setAttribute('data-sending', 'false');
    if (wasWaiting) failAsBroken(root.dataset.notLoaded);
    else if (wasSending === true) failAsBroken(root.dataset.broken);
  });
  on('island:hydrated', () => {
    setWaiting(false);
    followForm();
  });
  root.addEventListener('lead:failed', ({ detail }) => fail(detail));
  reload.addEventListener('click', () => location.reload());
  addEventListener('online', onNetwork);
  addEventListener('offline', onNetwork);
  fillInDraft(form);
  // A press may have been held before this script ran.
  setWaiting(form.hasAttribute('aria-busy'));
}

for (const root of document.querySelectorAll<HTMLElement>('[data-lead]')) startForm(root);
