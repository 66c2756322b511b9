/** Speculation rules: the browser prefetches the page behind a link that our script has marked. */
export const NEXT_PAGE_RULES = JSON.stringify({
  prefetch: [{ where: { selector_matches: '[data-next]' }, eagerness: 'immediate' }],
});
