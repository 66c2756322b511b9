import type { TeamMember } from '~/api/team';
import { business } from '~/config';
import { memberPath } from '~/paths';
import type { JsonLdValue } from './jsonLd';

/** The team as a list of schema.org's Person. */
export const teamJsonLd = (
  members: readonly TeamMember[],
  site: URL | undefined,
): Record<string, JsonLdValue> => ({
  '@type': 'ItemList',
  itemListElement: members.map(({ name, role, slug }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    item: {
      '@type': 'Person',
      name,
      jobTitle: role,
      url: new URL(memberPath(slug), site).href,
      worksFor: { '@type': 'Organization', name: business.name },
    },
  })),
});
