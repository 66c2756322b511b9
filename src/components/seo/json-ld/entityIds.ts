const idAt = (fragment: string) => (site: URL | undefined) => new URL(`/#${fragment}`, site).href;

/** The ids by which the structured data of all pages refer to the same business. */
export const entityIds = {
  organization: idAt('organization'),
  website: idAt('website'),
  restaurant: idAt('restaurant'),
};
