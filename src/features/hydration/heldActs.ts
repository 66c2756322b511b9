import { isPlainPress } from '#/lib/isPlainPress.ts';

/** What a visitor did before an island could handle it. */
interface HeldAct {
  element: HTMLElement;
  event: Event;
  /** What was chosen in a dropdown: hydration shows the server's choice again. */
  value?: string | undefined;
}

/** The element that names this event, or its key, in `data-hold`, as the browser alone cannot handle it. */
function holderOf(event: Event): HTMLElement | null {
  const { type, target } = event;
  if (!(target instanceof Element)) return null;
  if (event instanceof KeyboardEvent || event instanceof MouseEvent)
    if (!isPlainPress(event)) return null;
  const name = event instanceof KeyboardEvent ? event.key : type;
  return target.closest<HTMLElement>(`[data-hold~="${CSS.escape(name)}"]`);
}

function replay({ element: heldBy, event, value }: HeldAct): void {
  // React may have rendered a new element while it hydrated.
  const element = document.getElementById(heldBy.id) ?? heldBy;
  if (element instanceof HTMLFormElement) element.requestSubmit();
  else if (element instanceof HTMLSelectElement && value !== undefined) {
    element.value = value;
    element.dispatchEvent(new Event('change', { bubbles: true }));
  } else if (event instanceof KeyboardEvent) {
    const { type, key, code } = event;
    // The key before it may have moved the focus.
    const target = element.contains(document.activeElement) ? document.activeElement : event.target;
    target?.dispatchEvent(new KeyboardEvent(type, { key, code, bubbles: true, cancelable: true }));
  } else element.click();
}

/** Does what the browser can do without the island: follows a link, or opens the page of a choice. */
function release({ element, value }: HeldAct): void {
  if (element instanceof HTMLAnchorElement) location.assign(element.href);
  const { choicePath } = element.dataset; // to which the choice is appended
  if (choicePath === undefined || value === undefined) return;
  location.assign(value === '' ? choicePath : `${choicePath}${encodeURIComponent(value)}/`);
}

/**
 * Holds what a visitor does that an island has to handle, marks its element with `aria-busy`, and gives it
 * to the island or, if that cannot be had, to the browser. Only the last act is kept, but every key press.
 */
export function createHeldActs() {
  let acts: HeldAct[] = [];

  const take = () => {
    const taken = acts;
    acts = [];
    for (const { element } of taken) element.removeAttribute('aria-busy');
    return taken;
  };
  return {
    /** Holds an event if an element around its target asks for that. */
    hold(event: Event): boolean {
      const element = holderOf(event);
      if (!element) return false;
      event.preventDefault();
      event.stopPropagation(); // React may handle events while it hydrates
      const before = take().filter((act) => act.event instanceof KeyboardEvent);
      const value = element instanceof HTMLSelectElement ? element.value : undefined;
      acts = [...(event instanceof KeyboardEvent ? before : []), { element, event, value }];
      element.setAttribute('aria-busy', 'true');
      return true;
    },
    /** Repeats what was held, now that the island handles it. */
    replay: () => take().forEach(replay),
    /** Leaves what was held to the browser. */
    release: () => take().forEach(release),
    /** Forgets what was held. */
    forget: take,
  };
}
