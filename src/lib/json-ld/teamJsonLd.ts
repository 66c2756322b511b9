import type { TeamMember } from '~/api/team';
import { business } from '~/config';
import { memberPath } from '~/paths';
import { itemListJsonLd } from './itemListJsonLd';
import type { JsonLdValue } from './jsonLd';

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
      worksFor: { '@type': 'Organization', name: business.name },
    })),
  );
