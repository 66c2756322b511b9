/** What a visitor did before an island could answer. */
interface HeldAct {
  element: HTMLElement;
  event: Event;
  /** What was chosen in a dropdown: hydration shows the server's choice again. */
  value?: string | undefined;
}

/** Keys that move inside a widget; all others the browser handles. */
const MOVING_KEY = /^(?:Arrow|Home|End)/;

/** The element that names this event in `data-hold`, because the browser alone cannot answer it. */
function holderOf({ type, target }: Event): HTMLElement | null {
  if (!(target instanceof Element)) return null;
  return target.closest<HTMLElement>(`[data-hold~="${type}"]`);
}

function isHeld(event: Event): boolean {
  if (event instanceof KeyboardEvent && !MOVING_KEY.test(event.key)) return false;
  if (!(event instanceof MouseEvent)) return true;
  return !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

function replay({ element, event, value }: HeldAct): void {
  const { target, type } = event;
  if (element instanceof HTMLFormElement) element.requestSubmit();
  else if (element instanceof HTMLSelectElement && value !== undefined) {
    element.value = value;
    element.dispatchEvent(new Event('change', { bubbles: true }));
  } else if (event instanceof KeyboardEvent) {
    target?.dispatchEvent(new KeyboardEvent(type, { ...keyOf(event), bubbles: true }));
  } else if (target instanceof HTMLElement) target.click();
}

const keyOf = ({ key, code }: KeyboardEvent) => ({ key, code, cancelable: true });

/**
 * Holds the last act of a visitor that an island has to answer, marks its element with `aria-busy`, and gives
 * it to the island or, if that cannot be had, to the browser.
 */
export function createHeldActs() {
  let held: HeldAct | undefined;

  const take = () => {
    const act = held;
    held = undefined;
    act?.element.removeAttribute('aria-busy');
    return act;
  };
  return {
    /** Holds an event if an element around its target asks for that. */
    hold(event: Event): boolean {
      const element = holderOf(event);
      if (!element || !isHeld(event)) return false;
      if (event.cancelable) event.preventDefault();
      take();
      held = {
        element,
        event,
        value: element instanceof HTMLSelectElement ? element.value : undefined,
      };
      element.setAttribute('aria-busy', 'true');
      return true;
    },
    /** Repeats the held act, now that the island answers it. */
    replay() {
      const act = take();
      if (act) replay(act);
    },
    /** Takes the native way: a held link is followed. */
    release() {
      const link = take()?.element.closest<HTMLAnchorElement>('a[href]');
      if (link) location.assign(link.href);
    },
  };
}
