import * as v from 'valibot';
import { truncateText } from '#/lib/truncateText.ts';
import { latestPosts } from '#/lib/latestPosts.ts';
import { isRecord } from '#/lib/isRecord.ts';
import { createSlugger, segmentOf } from '#/lib/slug.ts';
import type { Locale } from '#/words/languages.ts';
import type { InLanguage } from '#/words/text.ts';
import { words } from '#/words/words.ts';
import { unreadable } from './failure.ts';
import { media, moment, paragraphs, requiredId, text, textList } from './fields.ts';
import { readItems } from './readItems.ts';
import { findList, listIn, recordIn, type ReadContext, type Resource } from './resource.ts';
import { createLoader, pictureAt } from './snapshot.ts';

const ENDPOINT = '/api/blog';
const META_DESCRIPTION_LENGTH = 160; // graphemes

const postSchema = (mediaBaseUrl: string) =>
  v.object({
    id: requiredId(),
    title: text(),
    image: media(mediaBaseUrl),
    description: paragraphs(),
    title2: text(),
    description2: paragraphs(),
    title3: text(),
    description3: paragraphs(),
    tags: textList(),
    createdAt: moment(),
    updatedAt: moment(),
    pageTitle: text(),
    metaDescription: text(),
  });

type PostFields = v.InferOutput<ReturnType<typeof postSchema>>;

/** Renames the fields to our words, with fallbacks for page title and description. */
function toPost({ description, title2, ...rest }: PostFields) {
  const [start] = description;
  return {
    ...rest,
    paragraphs: description,
    quote: title2,
    pageTitle: rest.pageTitle ?? rest.title,
    metaDescription:
      rest.metaDescription ?? (start && truncateText(start, META_DESCRIPTION_LENGTH)),
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

/** The list of posts, in one of the spec's three wrappers: data, data.data, blogs. */
function postsIn(body: unknown): unknown[] {
  const nested = isRecord(body) ? findList(body.data, ['data']) : undefined;
  return findList(body, ['data']) ?? nested ?? listIn(body, ENDPOINT, ['data', 'blogs']);
}

export const postResource: Resource<PostRow> = {
  name: 'blog',
  endpoint: ENDPOINT,
  read: (body, { mediaBaseUrl, warn, count }) => {
    const slugFor = createSlugger();
    const schema = postSchema(mediaBaseUrl);
    const reader = { endpoint: ENDPOINT, item: 'post', schema, warn, count };
    return readItems(postsIn(body), reader).map((fields) => ({
      ...toPost(fields),
      slug: slugFor(segmentOf(fields.id), 'post'),
      isBodyApart: fields.description.length === 0,
    }));
  },
  pictures: (row) => [{ url: row.image, isLarge: true, isCard: true }],
};

/** The endpoint of one post. */
export const postEndpoint = (row: PostRow) => `${ENDPOINT}/${encodeURIComponent(row.id)}`;

/** Completes a list entry with the answer for that post; throws ApiError if it cannot be read. */
export function withBody(row: PostRow, body: unknown, context: ReadContext): PostRow {
  const endpoint = postEndpoint(row);
  const raw = { id: row.id, ...recordIn(body, endpoint) };
  const schema = postSchema(context.mediaBaseUrl);
  const [own] = readItems([raw], { endpoint, schema, warn: context.warn });
  if (!own) throw unreadable(endpoint, 'its post could not be read');
  // Without a page title in the list, `pageTitle` is a copy of the title; a new title then takes
  // precedence.
  const listedPageTitle = row.pageTitle === row.title ? undefined : row.pageTitle;
  const full = toPost({
    ...own,
    title: own.title ?? row.title,
    image: own.image ?? row.image,
    tags: own.tags.length > 0 ? own.tags : row.tags,
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

const load = createLoader(postResource, toShown, latestPosts);

/** The posts, newest first for home, blog and feed; or the catalogue's message. */
export const loadPosts = (locale: Locale) => load(locale, () => words(locale).notices.failed.posts);

export type Post = ReturnType<typeof loadPosts>['items'][number];
