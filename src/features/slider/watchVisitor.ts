/**
 * Watches a slider for a visitor who reads or steers it. Returns a function that says whether it must not turn
 * by itself: a mouse is over it, focus shows in it, it was touched a moment ago, or nobody sees the page.
 */
export function watchVisitor(
  root: HTMLElement,
  touchMs: number,
  onChange: () => void,
): () => boolean {
  let isUnderMouse = matchMedia('(hover: hover)').matches && root.matches(':hover');
  let hasShownFocus = root.querySelector(':focus-visible') !== null;
  let touch: number | undefined;

  const onPointer = ({ type, pointerType }: PointerEvent) => {
    if (pointerType === 'mouse') isUnderMouse = type !== 'pointerleave';
    else {
      window.clearTimeout(touch);
      touch = window.setTimeout(() => {
        touch = undefined;
        onChange();
      }, touchMs);
    }
    onChange();
  };
  for (const name of ['pointerenter', 'pointerdown', 'pointerleave'] as const)
    root.addEventListener(name, onPointer); // a finger enters with its touch, and leaves when it lets go

  const onFocus = ({ type, target }: FocusEvent) => {
    // While the focus leaves, browsers disagree about who has it.
    hasShownFocus =
      type === 'focusin' && target instanceof Element && target.matches(':focus-visible');
    onChange();
  };
  for (const name of ['focusin', 'focusout'] as const) root.addEventListener(name, onFocus);
  document.addEventListener('visibilitychange', onChange);
  return () => isUnderMouse || hasShownFocus || touch !== undefined || document.hidden;
}
