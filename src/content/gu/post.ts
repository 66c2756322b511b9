import { business } from '#/config.ts';

/** Texts on the page of every post. */
export const postCopy = {
  author: `લખનાર: ${business.authorLabel ?? business.name}`,
  aside: 'વિષય અને શેર',
  tags: 'વિષય',
  share: 'આ લેખ શેર કરો',
  shareWays: {
    whatsapp: 'વોટ્સઍપ પર શેર કરો',
    facebook: 'ફેસબુક પર શેર કરો',
    email: 'ઇ-મેલથી મોકલો',
  },
  follow: 'અમને ફોલો કરો',
  related: { heading: 'આવા બીજા લેખ', empty: 'આવા બીજા લેખ હજી નથી.' },
};
