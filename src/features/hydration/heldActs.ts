import { isPlainPress } from '#/lib/isPlainPress.ts';

/** The submit of a form, the change of a dropdown, or the press of a video, before the island can handle it. */
export interface HeldAct {
  element: HTMLElement;
  /** What was chosen in a dropdown: hydration shows the server's choice again. */
  value?: string;
}

/** The act that markup cannot do by itself, if an event is one. */
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

/** Repeats an act, now that the island handles it; React may have rendered a new element. */
export function replayAct({ element: heldBy, value }: HeldAct): void {
  const element = document.getElementById(heldBy.id) ?? heldBy;
  if (element instanceof HTMLFormElement) element.requestSubmit();
  else if (element instanceof HTMLSelectElement && value !== undefined) {
    element.value = value;
    element.dispatchEvent(new Event('change', { bubbles: true }));
  } else element.click();
}

/** Leads to what there is without the island: the file of a video, or the place that `data-fallback` names. */
export function giveUpAct({ element }: HeldAct): void {
  const address =
    element instanceof HTMLAnchorElement ? element.href : element.getAttribute('data-fallback');
  if (address) location.assign(address);
}
