/**
 * The state of a lead, which `data-state` of the form's root says and nobody else keeps: not submitted, held
 * until its island is hydrated, being sent, accepted, or refused or perhaps accepted.
 */
export type LeadState = 'idle' | 'held' | 'waiting' | 'sent' | 'failed';

declare global {
  interface HTMLElementEventMap {
    /** An island dispatches this, and the page's script shows the state; `lines` explain a failure. */
    'lead:state': CustomEvent<{ state: LeadState; lines?: readonly string[] | undefined }>;
  }
}

/** Finds an element that `FormMarkup.astro` or the island renders. */
function find<Found extends Element = HTMLElement>(root: HTMLElement, selector: string): Found {
  const found = root.querySelector<Found>(selector);
  if (!found) throw new Error(`the form has no ${selector}`);
  return found;
}

function paragraphOf(text: string): HTMLElement {
  const paragraph = document.createElement('p');
  paragraph.textContent = text;
  return paragraph;
}

/** Shows whether a form is being submitted: in a live region, its fields and its buttons. */
function showBusy(root: HTMLElement, state: LeadState): void {
  const { submit = '', submitting = '' } = root.dataset;
  const isBusy = state === 'held' || state === 'waiting';
  const button = find<HTMLButtonElement>(root, 'form [type=submit]');
  find(root, '[role=status]').textContent = isBusy ? submitting : '';
  find<HTMLButtonElement>(root, '[type=reset]').disabled = isBusy;
  for (const field of root.querySelectorAll<HTMLInputElement>('input, textarea'))
    field.readOnly = isBusy; // a success clears the form
  button.textContent = isBusy ? submitting : submit;
  // Unlike `disabled`, this keeps the focus, and a second press before hydration replaces the first.
  button.setAttribute('aria-disabled', String(isBusy));
  button.disabled = state === 'waiting';
  // The button lost the focus while it was disabled.
  if (!isBusy && document.activeElement === document.body) button.focus({ preventScroll: true });
}

/** Shows the state of a form's lead. The island cannot do that, because it may be missing or broken. */
function show(root: HTMLElement, state: LeadState, lines: readonly string[] = []): void {
  const alert = find(root, '[role=alert]');
  root.dataset.state = state;
  showBusy(root, state);
  alert.replaceChildren(...lines.map(paragraphOf));
  if (lines.length > 0) alert.parentElement?.scrollIntoView({ block: 'nearest' });
}

/** Starts a form; `../hydration/directive.ts` dispatches the `island:` events. */
function startForm(root: HTMLElement): void {
  const findTick = () => root.querySelector<HTMLInputElement>('[type=checkbox]');
  let tick = findTick();
  /** Keeps the consent, which no draft contains, if React renders a new form, or a failure the server's. */
  const keepTick = () => {
    const fresh = findTick();
    if (tick && fresh) fresh.checked = tick.checked;
    tick = fresh;
  };

  // React stops events on a failed island, but not in the capture phase.
  const on = (name: string, act: () => void) => root.addEventListener(name, act, { capture: true });
  on('reset', () => show(root, 'idle'));
  on('island:held', () => show(root, 'held'));
  on('island:hydrated', keepTick);
  on('island:failed', () => {
    keepTick();
    const { state, failed = '', notLoaded = '', broken = '' } = root.dataset;
    if (state === 'held') show(root, 'failed', [failed, notLoaded]);
    if (state === 'waiting') show(root, 'failed', [failed, broken]);
  });
  root.addEventListener('lead:state', ({ detail: { state, lines } }) => show(root, state, lines));
  // A press may have been held before this script ran.
  if (root.querySelector('form[aria-busy]')) show(root, 'held');
}

for (const root of document.querySelectorAll<HTMLElement>('[data-lead]')) startForm(root);
