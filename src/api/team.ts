import * as v from 'valibot';
import { failureNotices, fallbacks } from '#/copy/notices.ts';
import { isRecord } from '#/lib/isRecord.ts';
import { createSlugger, segmentOf } from '#/lib/slug.ts';
import type { Failure } from './failure.ts';
import { media, text } from './fields.ts';
import { readItems } from './readItems.ts';
import { findList, listIn, type Resource } from './resource.ts';
import { createLoader, pictureAt } from './snapshot.ts';

const ENDPOINT = '/api/team';
const LIST_KEYS = ['data', 'results', 'items'];
/** An object with one of these fields is a single member without a list around it. */
const OWN_FIELDS = ['name', 'image', 'role'];

const memberSchema = (mediaBaseUrl: string) =>
  v.pipe(
    v.object({
      position: v.number(),
      id: text(),
      name: text(),
      image: media(mediaBaseUrl),
      role: text(),
    }),
    v.transform(({ position, ...rest }) => ({ ...rest, id: rest.id ?? String(position) })),
  );

type MemberRow = v.InferOutput<ReturnType<typeof memberSchema>> & { slug: string };

/** The members, in any shape that the spec's section 7 allows. */
function membersIn(body: unknown): unknown[] {
  const inner = isRecord(body) && isRecord(body.data) ? body.data : body;
  const isMember = isRecord(inner) && OWN_FIELDS.some((field) => inner[field]);
  return findList(inner, LIST_KEYS) ?? (isMember ? [inner] : listIn(inner, ENDPOINT, LIST_KEYS));
}

export const teamResource: Resource<MemberRow> = {
  name: 'team',
  endpoint: ENDPOINT,
  read: (body, { mediaBaseUrl, warn, count }) => {
    const slugFor = createSlugger();
    const schema = memberSchema(mediaBaseUrl);
    const reader = { endpoint: ENDPOINT, item: 'member', schema, warn, count };
    return readItems(membersIn(body), reader).map((row) => ({
      ...row,
      slug: slugFor(segmentOf(row.id), row.id),
    }));
  },
  pictures: (row) => [{ url: row.image }],
};

/** The team pages' message for a failure. */
export function describeTeamFailure(failure: Failure): string {
  const isHttp = failure.kind === 'http' && !failure.isHtml;
  if (isHttp && failure.status === 404) return failureNotices.membersMissing;
  if (isHttp) {
    return failureNotices.membersServer(`${failure.status} ${failure.statusText}`).trim();
  }
  if (failure.kind === 'time-out' || failure.kind === 'connection') {
    return failureNotices.membersNetwork;
  }
  return failureNotices.members;
}

/** Adds the spec's fallbacks for missing values, in the page's language. */
export function completeMember(row: MemberRow) {
  const role = row.role ?? fallbacks.memberRole;
  return { ...row, role, name: row.name ?? role };
}

const load = createLoader(teamResource, (row) => ({
  ...completeMember(row),
  image: pictureAt(row.image),
}));

/** The team, in the API's order; or the message for the team pages. */
export const loadTeam = () => load(describeTeamFailure);

export type TeamMember = ReturnType<typeof loadTeam>['items'][number];
