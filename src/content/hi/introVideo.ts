export const introVideo = {
  heading: 'बनते हुए देखिए',
  text: 'घोल, भाप, छुरी, राई का तड़का, और बातें कम।',
  title: 'हम कैसे बनाते हैं',
} as const;
