import { business } from '#/config.ts';
import { paths } from '#/content/paths.ts';
import { joinPlace } from './placeChoice.ts';
import { placePath } from '#/content/placePaths.ts';
import { slugsOf, type PlaceRoute } from '#/content/placeRoutes.ts';

interface PlaceCrumb {
  label: string;
  shown?: string;
  href?: string;
}

const HOME: PlaceCrumb = { label: 'Home', shown: 'Home/', href: paths.home };
const LIST = 'Franchises';

/** What the page of the whole list is called; it shows the place that is chosen at start-up. */
export const listHead = {
  title: 'Our Franchises',
  heading: 'Our Franchises',
  description: `Every ${business.name} counter by country, state and city, with its map and telephone number.`,
  crumbs: [HOME, { label: LIST }] as PlaceCrumb[],
};

/** What the page of a country, state or city is called, and the levels above it. */
export function placeHead(route: PlaceRoute): typeof listHead {
  const { country, state, city } = route;
  const levels = [country, state, city].filter((level) => level !== undefined);
  const names = levels.map(({ name }) => name).reverse();
  const slugs = slugsOf(route);
  const place = joinPlace(...names);
  return {
    title: `Franchises in ${place}`,
    // The level above tells places of one name apart; more would fill a phone's first screen.
    heading: `Our Franchises in ${joinPlace(...names.slice(0, 2))}`,
    description: `${business.name} counters in ${place}: where they are and how to reach them.`,
    crumbs: [
      HOME,
      { label: LIST, href: paths.franchisesList },
      ...levels.map(({ name }, index) => ({
        label: name,
        ...(index < levels.length - 1 && { href: placePath(...slugs.slice(0, index + 1)) }),
      })),
    ],
  };
}
