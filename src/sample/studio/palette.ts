/** The site's palette and a few tones of food, for pictures that are drawn outside a page. */
export const palette = {
  rann: '#f6f7f3',
  chuno: '#ffffff',
  salt: '#e8ece7',
  ink: '#12223d',
  rekha: '#6b7787',
  gali: '#1f3f74',
  majith: '#94191c',
  haldar: '#f2b21b',
  limdo: '#23602f',
  rani: '#ad1457',
  mitti: '#8c4320',
  kesar: '#b84e08',
  besan: '#f7d774',
  aabhla: '#cfe3e8',
  leaf: '#4f9a45',
  herb: '#7cb356',
  cream: '#fff6dc',
  crust: '#d98a2b',
  brown: '#b0652a',
  syrup: '#ec8416',
  tea: '#c98f57',
  steel: '#9fb4bf',
};

/** The three grounds of the art direction. */
export type Ground = 'gali' | 'rann' | 'haldar';
