import { kilometres } from '#/copy/units.ts';

/** A distance in words: `0.8 km`, `24 km`. */
export const describeKm = (km: number) =>
  `${km < 10 ? km.toFixed(1) : Math.round(km)} ${kilometres}`;
