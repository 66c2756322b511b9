/** A distance in words: `0.8 km`, `24 km`. */
export const describeKm = (km: number, unit: string) =>
  `${km < 10 ? km.toFixed(1) : Math.round(km)} ${unit}`;
