/** What a visitor does with a slider that keeps it from turning by itself. */
export interface VisitorWatch {
  /** Whether a mouse rests on it, focus shows in it, or nobody sees the page. */
  isHolding: () => boolean;
}

/**
 * Watches a slider for a visitor who reads or steers it. A finger leaves no pointer behind, though `:hover`
 * stays where it tapped; so pointers are asked for their type.
 */
export function watchVisitor(root: HTMLElement, onChange: () => void): VisitorWatch {
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
  let hasShownFocus = root.querySelector(':focus-visible') !== null;
  const onFocus = ({ type, target }: FocusEvent) => {
    // While the focus leaves, browsers disagree about who has it.
    hasShownFocus =
      type === 'focusin' && target instanceof Element && target.matches(':focus-visible');
    onChange();
  };
  for (const name of ['focusin', 'focusout'] as const) root.addEventListener(name, onFocus);
  document.addEventListener('visibilitychange', onChange);
  return {
    isHolding: () => isUnderMouse || hasShownFocus || document.hidden,
  };
}
