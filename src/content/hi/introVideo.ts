export const introVideo = {
  heading: 'Watch it being made',
  text: 'Batter, steam, knife, mustard seed, and not much talk.',
  title: 'How we make it',
} as const;
