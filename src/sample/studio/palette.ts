import { palette as own } from '#/lib/palette.ts';

/** The site's palette and a few tones of food, for pictures that are drawn outside a page. */
export const palette = {
  ...own,
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
