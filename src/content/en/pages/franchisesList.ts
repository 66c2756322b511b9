import { definePage, type PageLink } from '#/content/pageRecord.ts';
import { franchises, ourFranchises } from '#/copy/franchises.ts';

export const link: PageLink = {
  href: '/franchises-list/',
  label: 'FranchiseList',
  menu: { name: 'pages', order: 8 },
};

export const page = definePage(({ name }) => ({
  link,
  title: ourFranchises,
  description: `Every ${name} counter by country, state and city, with its map and telephone number.`,
  heading: ourFranchises,
  intro: 'Find the counter nearest to you, or see who fries where before you open your own.',
  card: {
    picture: '/social/franchises-list.png',
    lines: ['Our', 'franchises'],
    ground: 'majith',
    motif: { shop: 'pol-house' },
  },
  crumb: franchises,
  homeCrumb: 'Home/',

  /** The search for the nearest outlets; the last four texts appear after the button is pressed. */
  nearMe: {
    button: 'Near me',
    note: 'Your browser asks you first. Your position is sent nowhere.',
    asking: 'Asking your browser where you are...',
    found: 'Nearest to you, in a straight line:',
    refused: 'Your browser did not give your position. Choose a city instead.',
    unknown: 'Your position could not be found. Choose a city instead.',
  },

  /** The links to locations below the finder. */
  locations: {
    label: 'Places',
    countries: 'Countries',
    statesOf: 'States of',
    citiesOf: 'Cities of',
    nearest: 'Nearest to',
  },
}));
