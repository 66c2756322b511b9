/**
 * The path on the site's own origin that gets page views, leads and taps on a phone number or WhatsApp,
 * each as a POST of JSON, such as `/count`; the web server proxies it to an analytics tool. If it is
 * undefined, nothing is counted, and no page has a script for it. If it is set, the privacy notice says so.
 */
export const analyticsPath: string | undefined = undefined;
