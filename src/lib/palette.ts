/** The colours of `styles/palette.css` for code that reads no style sheet; `npm run palette` updates them. */
export const palette = {
  rann: '#f6f7f3',
  chuno: '#ffffff',
  salt: '#e8ece7',
  ink: '#12223d',
  muted: '#4a5870',
  rekha: '#6b7787',
  gali: '#1f3f74',
  majith: '#94191c',
  haldar: '#f2b21b',
  limdo: '#23602f',
  veg: '#0a7a32',
  rani: '#ad1457',
  mitti: '#8c4320',
  kesar: '#b84e08',
  besan: '#f7d774',
  aabhla: '#cfe3e8',
};
