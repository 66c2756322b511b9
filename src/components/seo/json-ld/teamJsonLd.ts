import type { TeamMember } from '#/api/team.ts';
import type { Locale } from '#/messages/languages.ts';
import { memberPath } from '#/business/pages.ts';
import { itemListJsonLd, type JsonLdThing } from './jsonLd.ts';
import { organizationReference } from './organizationJsonLd.ts';

/** Returns the team as a list of schema.org's Person. */
export const teamJsonLd = (
  locale: Locale,
  members: readonly TeamMember[],
  site: URL | undefined,
): JsonLdThing =>
  itemListJsonLd(
    members.map(({ name, role, slug }) => ({
      '@type': 'Person',
      name,
      jobTitle: role,
      url: new URL(memberPath(locale, slug), site).href,
      worksFor: organizationReference(site),
    })),
  );
