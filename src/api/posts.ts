import * as v from 'valibot';
import { truncateText } from '#/lib/truncateText.ts';
import { latestPosts } from '#/lib/postOrder.ts';
import { isRecord } from '#/lib/isRecord.ts';
import { createSlugger, segmentOf } from '#/lib/slug.ts';
import type { Locale } from '#/messages/languages.ts';
import { inLanguage, type InLanguage, type TextList } from '#/messages/text.ts';
import { words } from '#/messages/messages.ts';
import { unreadable } from './failure.ts';
import { dateTime, id, paragraphs, picture, text, textList } from './fields.ts';
import { readItems, findList, listIn, recordIn } from './readItems.ts';
import { createLoader, pictureAt, type ReadContext, type Resource } from './snapshot.ts';
import { mapTexts } from './translations.ts';

const ENDPOINT = '/api/blog';
const META_DESCRIPTION_LENGTH = 160; // graphemes
/** A page shows the first and the third paragraph; a post with more has a part that nobody sees. */
const MOST_PARAGRAPHS = 3;

const postSchema = (mediaBaseUrl: string) =>
  v.object({
    id: id(),
    title: text(),
    image: picture(mediaBaseUrl),
    description: paragraphs(),
    title2: text(),
    description2: paragraphs(),
    title3: text(),
    description3: paragraphs(),
    tags: textList(),
    createdAt: dateTime(),
    updatedAt: dateTime(),
    pageTitle: text(),
    metaDescription: text(),
  });

type PostFields = v.InferOutput<ReturnType<typeof postSchema>>;

const isEmpty = (list: TextList) => Array.isArray(list) && list.length === 0;

/** Renames the fields to our words, with fallbacks for page title and description. */
function toPost({ description, title2, ...rest }: PostFields) {
  const start = isEmpty(description)
    ? undefined
    : mapTexts(description, ([first = '']) => truncateText(first, META_DESCRIPTION_LENGTH));
  return {
    ...rest,
    paragraphs: description,
    quote: title2,
    pageTitle: rest.pageTitle ?? rest.title,
    metaDescription: rest.metaDescription ?? start,
  };
}

/** Why a post still has no body: its address is gone, or the request failed. */
type PostProblem = 'missing' | 'failed';

export type PostRow = ReturnType<typeof toPost> & {
  slug: string;
  /** Whether the list had no body for it; then `GET /api/blog/{id}` is asked. */
  isBodyApart: boolean;
  problem?: PostProblem;
};

/** The list of posts, in `data`, `data.data` or `blogs`. */
function postsIn(body: unknown): unknown[] {
  const nested = isRecord(body) ? findList(body.data, ['data']) : undefined;
  return findList(body, ['data']) ?? nested ?? listIn(body, ENDPOINT, ['data', 'blogs']);
}

function readPosts(list: readonly unknown[], endpoint: string, context: ReadContext) {
  const schema = postSchema(context.mediaBaseUrl);
  const posts = readItems(list, { ...context, endpoint, item: 'post', schema, needsId: true });
  for (const { id, description } of posts) {
    if (inLanguage('en', description).length <= MOST_PARAGRAPHS) continue;
    const kind = 'more paragraphs in description than the first and third, which pages show';
    const place = `post ${id}`;
    context.note({ endpoint, place, item: 'post', about: 'field', kind });
  }
  return posts;
}

export const postResource: Resource<PostRow> = {
  name: 'blog',
  part: 'blog',
  endpoint: ENDPOINT,
  read: (body, context) => {
    const slugFor = createSlugger();
    return readPosts(postsIn(body), ENDPOINT, context).map((fields) => ({
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
    note: (its) => context.note({ ...its, endpoint: ENDPOINT, place: `post ${row.id}` }),
  });
  if (!own) throw unreadable(endpoint, 'its post could not be read');
  // Without a page title in the list, `pageTitle` is a copy of the title; a new title then takes
  // precedence.
  const listedPageTitle = row.pageTitle === row.title ? undefined : row.pageTitle;
  const full = toPost({
    ...own,
    title: own.title ?? row.title,
    image: own.image ?? row.image,
    tags: isEmpty(own.tags) ? row.tags : own.tags,
    createdAt: own.createdAt ?? row.createdAt,
    updatedAt: own.updatedAt ?? row.updatedAt,
    pageTitle: own.pageTitle ?? listedPageTitle,
    metaDescription: own.metaDescription ?? row.metaDescription,
  });
  return { ...full, id: row.id, slug: row.slug, isBodyApart: true };
}

function toShown(row: InLanguage<PostRow>, locale: Locale) {
  const title = row.title ?? words(locale).notices.fallbacks.postTitle;
  return { ...row, title, pageTitle: row.pageTitle ?? title, image: pictureAt(row.image) };
}

/** The posts, newest first for home, blog and feed; or a message of `notices.json`. */
export const loadPosts = createLoader(
  postResource,
  toShown,
  (_, locale) => words(locale).notices.failed.posts,
  latestPosts,
);

export type Post = ReturnType<typeof loadPosts>['items'][number];
