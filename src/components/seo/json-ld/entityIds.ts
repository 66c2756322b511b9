const idAt = (fragment: string) => (site: URL | undefined) => new URL(`/#${fragment}`, site).href;

/** The names by which the structured data of all pages speak of the same business. */
export const entityIds = {
  organization: idAt('organization'),
  website: idAt('website'),
  restaurant: idAt('restaurant'),
};
