import type { TeamMember } from '~/api/team';
import { memberPath } from '~/paths';
import { itemListJsonLd } from './itemListJsonLd';
import type { JsonLdValue } from './jsonLd';
import { organizationReference } from './organizationJsonLd';

/** The team as a list of schema.org's Person. */
export const teamJsonLd = (
  members: readonly TeamMember[],
  site: URL | undefined,
): Record<string, JsonLdValue> =>
  itemListJsonLd(
    members.map(({ name, role, slug }) => ({
      '@type': 'Person',
      name,
      jobTitle: role,
      url: new URL(memberPath(slug), site).href,
      worksFor: organizationReference(site),
    })),
  );
