import type { Analytics } from './counting.ts';

/**
 * What is told of each lead and of each tap on a phone number or WhatsApp, with the visit's campaign:
 * nothing is, and no page carries a script for it. A tool is attached like this; the privacy notice then
 * no longer says that there is no tracker:
 *
 *     {
 *       origin: 'https://count.example',
 *       report: (event) => void navigator.sendBeacon('https://count.example/', JSON.stringify(event)),
 *     }
 */
export const analytics: Analytics | undefined = undefined;
