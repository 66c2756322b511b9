import * as v from 'valibot';
import { truncateText } from '#/lib/truncateText.ts';
import { latestPosts } from '#/lib/postOrder.ts';
import { createSlugger, segmentOf } from '#/lib/slug.ts';
import type { Locale } from '#/messages/languages.ts';
import { localize, type InOneLanguage, type LocalizedList } from '#/messages/text.ts';
import { messagesIn } from '#/messages/messages.ts';
import { unreadable } from './failure.ts';
import { dateTime, id, lines, picture, text, textList } from './fields.ts';
import { readItems, listIn, recordIn } from './readItems.ts';
import {
  createLoader,
  pictureAt,
  type ReadContext,
  type Resource,
  type MediaContext,
} from './snapshot.ts';
import { isGiven, mapTexts } from './translations.ts';

const ENDPOINT = '/api/blog';
const LIST_KEYS = ['data', 'blogs'];
const META_DESCRIPTION_LENGTH = 160; // graphemes
/** Of the lines of a description a page shows the first and the third. */
const SHOWN_LINES = [0, 2];

const postSchema = (media: MediaContext) =>
  v.object({
    position: v.number(),
    id: id(),
    title: text(),
    image: picture(media),
    description: lines(),
    title2: text(),
    description2: lines(),
    title3: text(),
    description3: lines(),
    tags: textList(),
    createdAt: dateTime(),
    updatedAt: dateTime(),
    pageTitle: text(),
    metaDescription: text(),
  });

type PostFields = v.InferOutput<ReturnType<typeof postSchema>>;

const isEmpty = (list: LocalizedList) => Array.isArray(list) && list.length === 0;

const withoutEmpty = (list: LocalizedList) => mapTexts(list, (texts) => texts.filter(Boolean));

/** Renames the fields to our words. */
const toPost = ({ description, title2, description2, description3, ...rest }: PostFields) => ({
  ...rest,
  /** What a page shows of `description`. */
  opening: mapTexts(description, (texts) =>
    texts.filter((text, at) => text && SHOWN_LINES.includes(at)),
  ),
  quote: title2,
  description2: withoutEmpty(description2),
  description3: withoutEmpty(description3),
});

/** Why a post still has no body: its address is gone, or the request failed. */
type PostProblem = 'missing' | 'failed';

export type PostRow = ReturnType<typeof toPost> & {
  slug: string;
  /** Whether the list had no body for it; then `GET /api/blog/{id}` is asked. */
  isBodyApart: boolean;
  problem?: PostProblem;
};

function readPosts(list: readonly unknown[], endpoint: string, context: ReadContext) {
  const schema = postSchema(context);
  const posts = readItems(list, { ...context, endpoint, item: 'post', schema, needsId: true });
  for (const { position, description } of posts) {
    const hidden = localize('en', description).filter((_, at) => !SHOWN_LINES.includes(at));
    if (!hidden.some(Boolean)) continue;
    const kind = 'description has paragraphs that no page shows: only the first and third line are';
    const place = `item ${position - 1}`;
    context.note({ endpoint, place, item: 'post', about: 'field', kind });
  }
  return posts;
}

export const postResource: Resource<PostRow> = {
  name: 'blog',
  part: 'blog',
  endpoint: ENDPOINT,
  listKeys: LIST_KEYS,
  read: (body, context) => {
    const slugFor = createSlugger();
    return readPosts(listIn(body, ENDPOINT, LIST_KEYS), ENDPOINT, context).map((fields) => ({
      ...toPost(fields),
      slug: slugFor(segmentOf(fields.id), 'post'),
      isBodyApart: isEmpty(fields.description),
    }));
  },
  pictures: (row) => [{ url: row.image, isLead: true }],
};

/** The endpoint of one post. */
export const postEndpoint = (row: PostRow) => `${ENDPOINT}/${encodeURIComponent(row.id)}`;

/** Completes a list entry with the answer for that post; throws ApiError if it cannot be read. */
export function withBody(row: PostRow, body: unknown, context: ReadContext): PostRow {
  const endpoint = postEndpoint(row);
  const raw = { id: row.id, ...recordIn(body, endpoint) };
  const [own] = readPosts([raw], endpoint, {
    ...context,
    count: undefined, // the list has counted it
    note: (its) => context.note({ ...its, endpoint: ENDPOINT, place: `item ${row.position - 1}` }),
  });
  if (!own) throw unreadable(endpoint, 'its post could not be read');
  const given = Object.entries(toPost(own)).filter(([, value]) => isGiven(value));
  const { id, position } = row;
  return { ...row, ...Object.fromEntries(given), id, position };
}

/** Adds the fallbacks for missing values, in the page's language. */
export function completePost(row: InOneLanguage<PostRow>, locale: Locale) {
  const title = row.title ?? messagesIn(locale).notices.fallbacks.postTitle;
  const [start] = row.opening;
  return {
    ...row,
    title,
    pageTitle: row.pageTitle ?? title,
    metaDescription: row.metaDescription ?? (start && truncateText(start, META_DESCRIPTION_LENGTH)),
  };
}

/** The posts, in the API's order, or a message of `notices.json`. */
export const loadPosts = createLoader(
  postResource,
  (row, locale) => ({ ...completePost(row, locale), image: pictureAt(row.image) }),
  (_, locale) => messagesIn(locale).notices.failed.posts,
);

/** The same, newest first. */
export function loadLatestPosts(locale: Locale) {
  const { items, error } = loadPosts(locale);
  return { items: latestPosts(items), error };
}

export type Post = ReturnType<typeof loadPosts>['items'][number];
