/**
 * Watches a slider for a visitor who reads or steers it. Returns a function that says whether it must not turn
 * by itself: a pointer was last seen over it, focus shows in it, or nobody sees the page. A finger counts as
 * resting where it touched until it touches something else, except the button that plays.
 */
export function watchVisitor(root: HTMLElement, onChange: () => void): () => boolean {
  let isUnderPointer = matchMedia('(hover: hover)').matches && root.matches(':hover');
  let hasShownFocus = root.querySelector(':focus-visible') !== null;
  const setUnderPointer = (isUnder: boolean) => {
    if (isUnder === isUnderPointer) return;
    isUnderPointer = isUnder;
    onChange();
  };
  document.addEventListener('pointerover', ({ pointerType, target }) => {
    if (!(target instanceof Element)) return;
    const isPlaying = pointerType !== 'mouse' && target.closest('[data-pause]') !== null;
    setUnderPointer(root.contains(target) && !isPlaying);
  });
  // A mouse may leave the window; a finger only lets go.
  root.addEventListener('pointerleave', ({ pointerType }) => {
    if (pointerType === 'mouse') setUnderPointer(false);
  });
  const onFocus = ({ type, target }: FocusEvent) => {
    // While the focus leaves, browsers disagree about who has it.
    hasShownFocus =
      type === 'focusin' && target instanceof Element && target.matches(':focus-visible');
    onChange();
  };
  for (const name of ['focusin', 'focusout'] as const) root.addEventListener(name, onFocus);
  document.addEventListener('visibilitychange', onChange);
  return () => isUnderPointer || hasShownFocus || document.hidden;
}
