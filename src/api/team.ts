import * as v from 'valibot';
import { isRecord } from '#/lib/isRecord.ts';
import { createSlugger, segmentOf } from '#/lib/slug.ts';
import type { Locale } from '#/messages/languages.ts';
import type { InLanguage } from '#/messages/text.ts';
import { words } from '#/messages/messages.ts';
import type { Failure } from './failure.ts';
import { id, picture, text } from './fields.ts';
import { readItems, findList, listIn } from './readItems.ts';
import { createLoader, pictureAt, type Resource } from './snapshot.ts';

const ENDPOINT = '/api/team';
const LIST_KEYS = ['data', 'results', 'items'];
/** An object with one of these fields is a single member without a list around it. */
const OWN_FIELDS = ['name', 'image', 'role'];

const memberSchema = (mediaBaseUrl: string) =>
  v.object({
    id: id(),
    name: text(),
    image: picture(mediaBaseUrl),
    role: text(),
  });

type MemberRow = v.InferOutput<ReturnType<typeof memberSchema>> & { slug: string };

/** The list of members, in the answer or in its `data`; either may also be a single member. */
function membersIn(body: unknown): unknown[] {
  const inner = isRecord(body) && isRecord(body.data) ? body.data : body;
  const isMember = isRecord(inner) && OWN_FIELDS.some((field) => inner[field]);
  return findList(inner, LIST_KEYS) ?? (isMember ? [inner] : listIn(inner, ENDPOINT, LIST_KEYS));
}

export const teamResource: Resource<MemberRow> = {
  name: 'team',
  part: 'team',
  endpoint: ENDPOINT,
  read: (body, context) => {
    const slugFor = createSlugger();
    const schema = memberSchema(context.mediaBaseUrl);
    const reader = { ...context, endpoint: ENDPOINT, item: 'member', schema };
    return readItems(membersIn(body), reader).map((row) => ({
      ...row,
      slug: slugFor(segmentOf(row.id), row.id),
    }));
  },
  pictures: (row) => [{ url: row.image }],
};

/** The team pages' message for a failure. */
export function describeTeamFailure(failure: Failure, locale: Locale): string {
  const { fill, notices } = words(locale);
  const isHttp = failure.kind === 'http' && !failure.isHtml;
  if (isHttp && failure.status === 404) return notices.failed.membersMissing;
  if (isHttp) {
    return fill(notices.failed.membersServer, {
      status: `${failure.status} ${failure.statusText}`.trim(),
    });
  }
  if (failure.kind === 'time-out' || failure.kind === 'connection') {
    return notices.failed.membersNetwork;
  }
  return notices.failed.members;
}

/** Adds the fallbacks of `notices.json` for missing values, in the page's language. */
export function completeMember(row: InLanguage<MemberRow>, locale: Locale) {
  const role = row.role ?? words(locale).notices.fallbacks.memberRole;
  return { ...row, role, name: row.name ?? role };
}

/** The team, in the API's order; or the message for the team pages. */
export const loadTeam = createLoader(
  teamResource,
  (row, locale) => ({ ...completeMember(row, locale), image: pictureAt(row.image) }),
  describeTeamFailure,
);

export type TeamMember = ReturnType<typeof loadTeam>['items'][number];
