/** The optional parts of the site, its old addresses, and what is counted. */
export const site = {
  /**
   * `false` leaves out a part's pages, all links to them, and the endpoints that only they need. A part
   * that is `false` needs no facts.
   */
  parts: {
    /** The franchise offer, its services, and the partners' outlets. */
    franchises: true,
    /** Packed, ready-to-eat food. */
    packs: true,
    team: true,
    blog: true,
  },
  /**
   * Addresses of an earlier site that visitors and search engines still use, each with a page of this
   * site: `{ from: '/about-us.html', to: '/about/' }`. Every build checks the targets. GitHub Pages
   * and buckets without CloudFront have no redirects.
   */
  redirects: [],
  /**
   * Who counts page views, leads and taps on a phone number or WhatsApp, and the path on the site's
   * own origin that gets each as a POST of JSON; the web server may proxy it to an analytics tool:
   * `{ path: '/count', by: { en: 'our own server' } }`. The privacy notice says so. If it is
   * undefined, nothing is counted, and no page has a script for it.
   */
  counting: undefined,
  /**
   * The field in which each form sends where its lead came from, in at most 190 characters: the page, the
   * language, and the `utm_…` of the address by which the visitor came: `'source'` sends
   * `/gu/contact/ gu utm_source=fair`. The privacy notice says so. If it is undefined, nothing is sent.
   */
  leadSource: undefined,
  /** The `meta` tags by which search engines see whose site it is: `{ 'google-site-verification': '…' }`. */
  verification: undefined,
} as const;
