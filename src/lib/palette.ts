/** Colours of `styles/tokens.css`, by their names there, for what reads no style sheet. */
export const palette = { gali: '#1f3f74', rann: '#f6f7f3' } as const;
