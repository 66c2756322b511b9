/** How long ago a moment was: `5 minutes ago`. */
export const ago = (count: number, unit: 'minute' | 'hour' | 'day') =>
  `${count} ${unit}${count === 1 ? '' : 's'} ago`;
