/**
 * Speculation rules: the browser prefetches a page when a mouse rests on a link to it, or a press begins, as
 * far as its user's settings allow. One without such rules, as Firefox, prefetches nothing.
 */
export const NEXT_PAGE_RULES = JSON.stringify({
  prefetch: [
    {
      where: { selector_matches: "a[href^='/'][href$='/']:not([aria-current=page])" },
      eagerness: 'moderate',
    },
  ],
});
