import { isPlainPress } from '#/lib/browser.ts';

/** The submit of a form, the change of a dropdown or the press of a video before its island is hydrated. */
export interface HeldAct {
  element: HTMLElement;
  /** The selected value of a dropdown, which hydration resets to the server's. */
  value?: string;
}

/** Returns the act of an event, if it is one that markup cannot handle. */
export function actOf(event: Event): HeldAct | undefined {
  const { type, target } = event;
  if (type === 'submit' && target instanceof HTMLFormElement) return { element: target };
  if (type === 'change' && target instanceof HTMLSelectElement)
    return { element: target, value: target.value };
  if (!(event instanceof MouseEvent && target instanceof Element) || type !== 'click')
    return undefined;
  const link = target.closest<HTMLAnchorElement>('a[data-video]');
  return link && isPlainPress(event) ? { element: link } : undefined;
}

/** Repeats an act for the hydrated island; React may have rendered a new element. */
export function replayAct({ element: heldBy, value }: HeldAct): void {
  const element = document.getElementById(heldBy.id) ?? heldBy;
  if (element instanceof HTMLFormElement) element.requestSubmit();
  else if (element instanceof HTMLSelectElement && value !== undefined) {
    element.value = value;
    element.dispatchEvent(new Event('change', { bubbles: true }));
  } else element.click();
}

/** Opens the fallback for a missing island: the video's file, or the place that `data-fallback` names. */
export function giveUpAct({ element }: HeldAct): void {
  const address =
    element instanceof HTMLAnchorElement ? element.href : element.getAttribute('data-fallback');
  if (address) location.assign(address);
}
