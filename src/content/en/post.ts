import { business } from '#/config.ts';

/** Texts on the page of every post. */
export const postCopy = {
  author: `By ${business.authorLabel ?? business.name}`,
  aside: 'Tags and sharing',
  tags: 'Tags',
  share: 'Share this post',
  shareWays: {
    whatsapp: 'Share on WhatsApp',
    facebook: 'Share on Facebook',
    email: 'Share by e-mail',
  },
  follow: 'Follow us',
  related: { heading: 'Related blogs', empty: 'No related blogs available.' },
};
