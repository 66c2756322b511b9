/** Sets `data-js`: only where scripts run may CSS hide what one of them will reveal. */
export const MARK_SCRIPTS = "document.documentElement.dataset.js=''";

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

/** Every script that our pages print as it is written: each page's policy allows these and Astro's own. */
export const inlineScripts = [MARK_SCRIPTS, NEXT_PAGE_RULES];
