import { definePage, type PageLink } from '#/content/pageRecord.ts';
import { franchises, ourFranchises } from '#/copy/franchises.ts';

export const link: PageLink = {
  href: '/gu/franchises-list/',
  label: 'ફ્રેન્ચાઇઝી યાદી',
  menu: { name: 'pages', order: 8 },
};

export const page = definePage(({ name }) => ({
  link,
  title: ourFranchises,
  description: `${name}નું દરેક કાઉન્ટર, દેશ, રાજ્ય અને શહેર પ્રમાણે, નકશા અને ફોન નંબર સાથે.`,
  heading: ourFranchises,
  intro: 'તમારી નજીકનું કાઉન્ટર શોધો, અથવા પોતાનું ખોલતાં પહેલાં જુઓ કે ક્યાં કોણ તળે છે.',
  card: {
    picture: '/social/gu/franchises-list.png',
    lines: ['અમારી', 'ફ્રેન્ચાઇઝી'],
    ground: 'majith',
    motif: { shop: 'pol-house' },
  },
  crumb: franchises,
  homeCrumb: 'હોમ/',

  /** The search for the nearest outlets; the last four texts appear after the button is pressed. */
  nearMe: {
    button: 'મારી નજીક',
    note: 'બ્રાઉઝર પહેલાં તમને પૂછશે. તમારું સ્થળ ક્યાંય મોકલાતું નથી.',
    asking: 'તમે ક્યાં છો એ બ્રાઉઝરને પૂછીએ છીએ...',
    found: 'તમારી સૌથી નજીક, સીધી લીટીમાં:',
    refused: 'બ્રાઉઝરે તમારું સ્થળ આપ્યું નહીં. શહેર પસંદ કરો.',
    unknown: 'તમારું સ્થળ મળ્યું નહીં. શહેર પસંદ કરો.',
  },

  /** The links to locations below the finder. */
  locations: {
    label: 'સ્થળો',
    countries: 'દેશો',
    statesOf: 'રાજ્યો:',
    citiesOf: 'શહેરો:',
    nearest: 'સૌથી નજીક:',
  },
}));
