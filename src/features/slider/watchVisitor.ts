/**
 * Watches a slider for a visitor who reads or steers it. Returns a function that says whether it must not turn
 * by itself: a mouse rests on it, a finger touched it last, focus shows in it, or nobody sees the page. A finger
 * leaves no pointer behind, though `:hover` stays where it tapped; so pointers are asked for their type, and a
 * finger counts as resting where it touched until it touches something else, except the button that plays.
 */
export function watchVisitor(root: HTMLElement, onChange: () => void): () => boolean {
  let isUnderMouse = matchMedia('(hover: hover)').matches && root.matches(':hover');
  const onPointer = ({ type, pointerType }: PointerEvent) => {
    const isMouse = pointerType === 'mouse' && type !== 'pointerleave';
    if (isMouse === isUnderMouse) return;
    isUnderMouse = isMouse;
    onChange();
  };
  for (const name of ['pointerenter', 'pointermove', 'pointerleave'] as const) {
    root.addEventListener(name, onPointer);
  }
  let isUnderFinger = false;
  const onPress = ({ pointerType, target }: PointerEvent) => {
    if (pointerType === 'mouse' || !(target instanceof Element)) return;
    isUnderFinger = root.contains(target) && target.closest('[data-pause]') === null;
    onChange();
  };
  document.addEventListener('pointerdown', onPress);
  let hasShownFocus = root.querySelector(':focus-visible') !== null;
  const onFocus = ({ type, target }: FocusEvent) => {
    // While the focus leaves, browsers disagree about who has it.
    hasShownFocus =
      type === 'focusin' && target instanceof Element && target.matches(':focus-visible');
    onChange();
  };
  for (const name of ['focusin', 'focusout'] as const) root.addEventListener(name, onFocus);
  document.addEventListener('visibilitychange', onChange);
  return () => isUnderMouse || isUnderFinger || hasShownFocus || document.hidden;
}
