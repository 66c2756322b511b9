/** How long ago a moment was: `5 मिनट पहले`. */
export const ago = (count: number, unit: 'minute' | 'hour' | 'day') =>
  `${count} ${{ minute: 'मिनट', hour: 'घंटे', day: 'दिन' }[unit]} पहले`;
