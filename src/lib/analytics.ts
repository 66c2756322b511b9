import type { Analytics } from './counting.ts';

/**
 * The analytics tool that gets each lead and each tap on a phone number or WhatsApp, with the visit's
 * campaign. Without one nothing is counted, and no page has a script for it. With a tool, as below, the
 * privacy notice no longer says that there is no tracker:
 *
 *     {
 *       origin: 'https://count.example',
 *       report: (event) => void navigator.sendBeacon('https://count.example/', JSON.stringify(event)),
 *     }
 */
export const analytics: Analytics | undefined = undefined;
