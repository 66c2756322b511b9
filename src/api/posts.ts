import * as v from 'valibot';
import { createSlugger, segmentOf, truncateText } from '#/lib/text.ts';
import { latestPosts } from '#/lib/posts.ts';
import type { Locale } from '#/messages/languages.ts';
import { localize, type InOneLanguage } from '#/messages/text.ts';
import { messagesIn } from '#/messages/messages.ts';
import { dateTime, id, lines, picture, text, textList } from './fields.ts';
import type { Tell } from './notes.ts';
import { readItems, listIn, recordIn } from './readItems.ts';
import {
  createLoader,
  pictureAt,
  type ReadContext,
  type Resource,
  type MediaContext,
} from './snapshot.ts';
import { isGiven } from './translations.ts';

const ENDPOINT = '/api/blog';
const LIST_KEYS = ['data', 'blogs'];
const META_DESCRIPTION_LENGTH = 160; // graphemes
/** Pages show the first and the third line of a description. */
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

/** Why a post has no body: its endpoint responded with 404, or the request failed. */
type PostProblem = 'missing' | 'failed';

export interface PostRow extends PostFields {
  slug: string;
  /** Whether the list lacks its body, which `GET /api/blog/{id}` then gives. */
  hasOwnEndpoint: boolean;
  problem?: PostProblem;
}

/** Reports paragraphs that no page shows. */
function tellHiddenLines({ description }: PostFields, tell: Tell) {
  const hidden = localize('en', description).filter((_, at) => !SHOWN_LINES.includes(at));
  if (!hidden.some(Boolean)) return;
  tell('description has paragraphs that no page shows: only the first and third line are');
}

const readPosts = (list: readonly unknown[], context: ReadContext) =>
  readItems(list, {
    ...context,
    endpoint: ENDPOINT,
    item: 'post',
    schema: postSchema(context),
    needsId: true,
    inspect: tellHiddenLines,
  });

export const postResource: Resource<PostRow> = {
  name: 'blog',
  part: 'blog',
  endpoint: ENDPOINT,
  listKeys: LIST_KEYS,
  read: (body, context) => {
    const slugFor = createSlugger();
    return readPosts(listIn(body, ENDPOINT, LIST_KEYS), context).map((fields) => ({
      ...fields,
      slug: slugFor(segmentOf(fields.id), 'post'),
      hasOwnEndpoint: !isGiven(fields.description),
    }));
  },
  pictures: (row) => [{ url: row.image, isLead: true }],
};

/** Returns the endpoint of one post. */
export const postEndpoint = (row: PostRow) => `${ENDPOINT}/${encodeURIComponent(row.id)}`;

/** Completes a list entry with the response for that post; throws ApiError if it contains none. */
export function withBody(row: PostRow, body: unknown, context: ReadContext): PostRow {
  const { id, position } = row;
  const known: Record<string, unknown> = { ...row };
  const [own = {}] = readPosts([{ ...recordIn(body, postEndpoint(row)), id }], {
    ...context,
    // The list has already counted the post, and the fields that it has there.
    count: (kind, names) =>
      context.count(
        kind,
        names.filter((name) => name !== '*' && !isGiven(known[name])),
      ),
    note: (its) => context.note({ ...its, place: `item ${position - 1}` }),
  });
  const entries = Object.entries(own).filter(([, value]) => isGiven(value));
  return { ...row, ...Object.fromEntries(entries), position };
}

/** Renames the fields, and adds fallbacks for missing values in the page's language. */
export function postWithFallbacks(row: InOneLanguage<PostRow>, locale: Locale) {
  const { description, title2, description2, description3, ...rest } = row;
  const title = row.title ?? messagesIn(locale).notices.fallbacks.postTitle;
  const opening = description.filter((line, at) => line && SHOWN_LINES.includes(at));
  const [start] = opening;
  return {
    ...rest,
    title,
    opening,
    quote: title2,
    description2: description2.filter(Boolean),
    description3: description3.filter(Boolean),
    pageTitle: row.pageTitle ?? title,
    metaDescription: row.metaDescription ?? (start && truncateText(start, META_DESCRIPTION_LENGTH)),
  };
}

/** The posts, in the API's order, or a message of `notices.json`. */
export const loadPosts = createLoader(
  postResource,
  (row, locale) => ({ ...postWithFallbacks(row, locale), image: pictureAt(row.image) }),
  (_, locale) => messagesIn(locale).notices.failed.posts,
);

/** Loads the posts, newest first. */
export function loadLatestPosts(locale: Locale) {
  const { items, error } = loadPosts(locale);
  return { items: latestPosts(items), error };
}

export type Post = ReturnType<typeof loadPosts>['items'][number];
