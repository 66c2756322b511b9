/** How a build reports that a step begins. */
export const STEPS = {
  fetch: 'Fetching content',
  render: 'Rendering pages',
  place: 'Checking and placing pages',
} as const;
