/** Speculation rules: the browser fetches the page behind a link that a script of ours has marked. */
export const NEXT_PAGE_RULES = JSON.stringify({
  prefetch: [{ where: { selector_matches: '[data-next]' }, eagerness: 'immediate' }],
});
