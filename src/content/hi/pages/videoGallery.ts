import { definePage, type PageLink } from '#/content/pageRecord.ts';

export const link: PageLink = {
  href: '/hi/video-gallery/',
  label: 'वीडियो गैलरी',
  menu: { name: 'pages', order: 6 },
};

export const page = definePage(() => ({
  link,
  title: 'वीडियो गैलरी',
  description: 'रसोई की छोटी फ़िल्में: हाथ भर ऊपर से गिरती चाय और छुरी से कटता हुआ नरम खमण।',
  heading: 'वीडियो गैलरी',
  intro: 'रसोई की छोटी फ़िल्में। आपके टैप करने से पहले कुछ नहीं चलता।',
  ground: 'ink',
  card: {
    picture: '/social/hi/video-gallery.png',
    lines: ['वीडियो', 'गैलरी'],
    motif: { object: 'fryer' },
  },

  empty: 'अभी कोई वीडियो नहीं है।',
  /** The name of a video without a title. */
  videoNumber: (number: number) => `वीडियो ${number}`,
}));
