export const introVideo = {
  heading: 'Watch it being made',
  text: 'Not much talk: batter, steam, knife, mustard seed. The film comes from our video host and starts only when you ask for it.',
  label: 'Play the film',
} as const;
