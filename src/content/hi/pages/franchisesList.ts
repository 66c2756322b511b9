import { definePage, type PageLink } from '#/content/pageRecord.ts';
import { franchises, ourFranchises } from '#/copy/franchises.ts';

export const link: PageLink = {
  href: '/hi/franchises-list/',
  label: 'आउटलेट की सूची',
  menu: { name: 'pages', order: 8 },
};

export const page = definePage(({ name }) => ({
  link,
  title: ourFranchises,
  description: `${name} का हर काउंटर, देश, राज्य और शहर के हिसाब से, नक्शे और फ़ोन नंबर के साथ।`,
  heading: ourFranchises,
  intro: 'अपने सबसे पास का काउंटर ढूँढ़ें, या अपना खोलने से पहले देखें कि कौन कहाँ तल रहा है।',
  card: {
    picture: '/social/hi/franchises-list.png',
    lines: ['हमारे', 'आउटलेट'],
    ground: 'majith',
    motif: { shop: 'pol-house' },
  },
  crumb: franchises,
  homeCrumb: 'होम/',

  /** The search for the nearest outlets; the last four texts appear after the button is pressed. */
  nearMe: {
    button: 'मेरे पास',
    note: 'ब्राउज़र पहले आपसे पूछेगा। आपकी जगह कहीं भेजी नहीं जाती।',
    asking: 'ब्राउज़र से पूछ रहे हैं कि आप कहाँ हैं...',
    found: 'आपके सबसे पास, सीधी रेखा में:',
    refused: 'ब्राउज़र ने आपकी जगह नहीं बताई। कृपया शहर चुनें।',
    unknown: 'आपकी जगह पता नहीं चल पाई। कृपया शहर चुनें।',
  },

  /** The links to locations below the finder. */
  locations: {
    label: 'जगहें',
    countries: 'देश',
    statesOf: 'राज्य:',
    citiesOf: 'शहर:',
    nearest: 'यहाँ से सबसे पास:',
  },
}));
