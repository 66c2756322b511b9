/** Sets `data-js`: CSS may hide only under `[data-js]` what a script will reveal. */
export const MARK_SCRIPTS = "document.documentElement.dataset.js=''";

/**
 * Speculation rules: the browser prefetches a page when the mouse rests on its link or a press begins, if
 * the user's settings allow it. Firefox ignores them.
 */
export const NEXT_PAGE_RULES = JSON.stringify({
  prefetch: [
    {
      where: { selector_matches: "a[href^='/'][href$='/']:not([aria-current=page])" },
      eagerness: 'moderate',
    },
  ],
});

/** All inline scripts of our pages besides Astro's own; each page's policy allows them. */
export const inlineScripts = [MARK_SCRIPTS, NEXT_PAGE_RULES];

type Modifiers = Pick<KeyboardEvent, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/**
 * Tells whether a key or button was pressed without modifier keys; with them the browser handles it, for
 * example by opening a tab.
 */
export const isPlainPress = ({ metaKey, ctrlKey, shiftKey, altKey }: Modifiers): boolean =>
  !metaKey && !ctrlKey && !shiftKey && !altKey;
