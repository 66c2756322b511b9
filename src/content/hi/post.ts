import { business } from '#/config.ts';

/** Texts on the page of every post. */
export const postCopy = {
  author: `लेखक: ${business.authorLabel ?? business.name}`,
  aside: 'टैग और शेयर',
  tags: 'टैग',
  share: 'यह लेख शेयर करें',
  shareWays: {
    whatsapp: 'व्हाट्सऐप पर शेयर करें',
    facebook: 'फ़ेसबुक पर शेयर करें',
    email: 'ई-मेल से शेयर करें',
  },
  follow: 'हमें फ़ॉलो करें',
  related: { heading: 'ऐसे ही और लेख', empty: 'अभी ऐसा कोई और लेख नहीं है।' },
};
