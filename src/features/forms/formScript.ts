/** The state of a lead: not submitted, being sent, accepted, refused, or perhaps accepted. */
export type LeadState = 'idle' | 'waiting' | 'sent' | 'failed' | 'unsure';

declare global {
  interface HTMLElementEventMap {
    /** An island dispatches this, and the page's script shows the state; `lines` explain a failure. */
    'lead:state': CustomEvent<{ state: LeadState; lines?: readonly string[] }>;
  }
}

function paragraphOf(text: string): HTMLElement {
  const paragraph = document.createElement('p');
  paragraph.textContent = text;
  return paragraph;
}

/** Finds an element that the form's component renders. */
function find<Found extends Element>(root: HTMLElement, selector: string): Found {
  const found = root.querySelector<Found>(selector);
  if (!found) throw new Error(`the form has no ${selector}`);
  return found;
}

/** Shows the state of a form's lead. The island cannot do that, because it may be missing or broken. */
function startForm(root: HTMLElement): void {
  const first = find<HTMLFormElement>(root, 'form');
  const status = find(root, '[role=status]');
  const alert = find(root, '[role=alert]');
  const clear = find<HTMLButtonElement>(root, '[type=reset]');
  const { submitting = '', failed = '', notLoaded = '', broken = '' } = root.dataset;
  const label = first.querySelector('[type=submit]')?.textContent ?? '';
  let form = first;
  let isSending = false;

  const show = (state: LeadState, lines: readonly string[] = []) => {
    const isWaiting = state === 'waiting';
    const button = form.querySelector<HTMLButtonElement>('[type=submit]');
    root.dataset.state = state;
    status.textContent = isWaiting ? submitting : '';
    alert.replaceChildren(...lines.map(paragraphOf));
    clear.disabled = isWaiting;
    for (const field of form.querySelectorAll<HTMLInputElement>('input, textarea'))
      field.readOnly = isWaiting; // a success clears the form
    // Unlike `disabled`, this keeps the focus, and a second press before hydration replaces the first.
    button?.setAttribute('aria-disabled', String(isWaiting));
    if (button)
      Object.assign(button, { disabled: isSending, textContent: isWaiting ? submitting : label });
    if (lines.length > 0) alert.parentElement?.scrollIntoView({ block: 'nearest' });
    // The button lost the focus while it was disabled.
    if (!isWaiting && document.activeElement === document.body)
      button?.focus({ preventScroll: true });
  };
  /** If a translator has changed the page, React renders a new form. Drafts leave out checkboxes. */
  const setForm = () => {
    const before = form;
    form = root.querySelector('form') ?? form;
    const tick = before.querySelector<HTMLInputElement>('[type=checkbox]');
    const fresh = form.querySelector<HTMLInputElement>('[type=checkbox]');
    if (tick && fresh) fresh.checked = tick.checked;
  };

  // `../hydration/directive.ts` dispatches the `island:` events. React stops events on a failed island, but
  // not in the capture phase.
  const on = (name: string, act: () => void) => root.addEventListener(name, act, { capture: true });
  on('reset', () => {
    isSending = false;
    show('idle');
  });
  on('island:held', () => show('waiting'));
  on('island:hydrated', setForm);
  on('island:failed', () => {
    setForm();
    const isGone = !root.contains(form);
    const wasSending = isSending;
    isSending = false;
    if (wasSending) show('unsure', [failed, broken]);
    else if (isGone || root.dataset.state === 'waiting') show('failed', [failed, notLoaded]);
  });
  root.addEventListener('lead:state', ({ detail: { state, lines } }) => {
    isSending = state === 'waiting';
    show(state, lines);
  });
  // A press may have been held before this script ran.
  if (form.hasAttribute('aria-busy')) show('waiting');
}

for (const root of document.querySelectorAll<HTMLElement>('[data-lead]')) startForm(root);
