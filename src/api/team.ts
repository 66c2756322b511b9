import * as v from 'valibot';
import { isRecord } from '#/lib/json.ts';
import { createSlugger, segmentOf } from '#/lib/text.ts';
import type { Locale } from '#/messages/languages.ts';
import type { InOneLanguage } from '#/messages/text.ts';
import { messagesIn } from '#/messages/messages.ts';
import type { Failure } from './failure.ts';
import { id, picture, text } from './fields.ts';
import { readItems, findList, listIn } from './readItems.ts';
import { createLoader, pictureAt, type Resource, type MediaContext } from './snapshot.ts';

const ENDPOINT = '/api/team';
const LIST_KEYS = ['data', 'results', 'items'];
/** An object with one of these fields is a single member, not a wrapper. */
const OWN_FIELDS = ['name', 'image', 'role'];

const memberSchema = (media: MediaContext) =>
  v.object({
    id: id(),
    name: text(),
    image: picture(media),
    role: text(),
  });

type MemberRow = v.InferOutput<ReturnType<typeof memberSchema>> & { slug: string };

/** Finds the list of members; a single member may come without a list. */
function membersIn(body: unknown): unknown[] {
  const list = findList(body, LIST_KEYS);
  const single = isRecord(body) && isRecord(body.data) ? body.data : body;
  const isMember = isRecord(single) && OWN_FIELDS.some((field) => single[field]);
  return list ?? (isMember ? [single] : listIn(body, ENDPOINT, LIST_KEYS));
}

export const teamResource: Resource<MemberRow> = {
  name: 'team',
  part: 'team',
  endpoint: ENDPOINT,
  listKeys: LIST_KEYS,
  read: (body, context) => {
    const slugFor = createSlugger();
    const schema = memberSchema(context);
    const reader = { ...context, endpoint: ENDPOINT, item: 'member', schema };
    return readItems(membersIn(body), reader).map((row) => ({
      ...row,
      slug: slugFor(segmentOf(row.id), row.id),
    }));
  },
  pictures: (row) => [{ url: row.image }],
};

/** Returns the team pages' message for a failure. */
export function describeTeamFailure(failure: Failure, locale: Locale): string {
  const { format, notices } = messagesIn(locale);
  if (failure.kind === 'http') {
    if (failure.status === 404) return notices.failed.membersMissing;
    return format(notices.failed.membersServer, {
      status: `${failure.status} ${failure.statusText}`.trim(),
    });
  }
  if (failure.kind === 'time-out' || failure.kind === 'connection') {
    return notices.failed.membersNetwork;
  }
  return notices.failed.members;
}

/** Adds the fallbacks of `notices.json` for missing values, in the page's language. */
export function memberWithFallbacks(row: InOneLanguage<MemberRow>, locale: Locale) {
  const role = row.role ?? messagesIn(locale).notices.fallbacks.memberRole;
  return { ...row, role, name: row.name ?? role };
}

/** The team, in the API's order; or the message for the team pages. */
export const loadTeam = createLoader(
  teamResource,
  (row, locale) => ({ ...memberWithFallbacks(row, locale), image: pictureAt(row.image) }),
  describeTeamFailure,
);

export type TeamMember = ReturnType<typeof loadTeam>['items'][number];
