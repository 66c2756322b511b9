/**
 * The path of the site's own origin that gets page views, leads and taps on a phone number or WhatsApp, each as a
 * POST of JSON, such as `/count`: the web server hands it on to a tool that counts. Without one nothing is counted,
 * and no page has a script for it. With one the privacy notice says so.
 */
export const analyticsPath: string | undefined = undefined;
