import type { CountedStep } from '#/lib/counting.ts';
import { readCampaign } from './campaign.ts';

/** Sends a step with the visit's campaign to a path of the site's own origin, even while the page is left. */
export const countStep = (path: string, step: CountedStep) =>
  navigator.sendBeacon(path, JSON.stringify({ ...step, campaign: readCampaign(location.search) }));
