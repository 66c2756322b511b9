import * as v from 'valibot';
import { isRecord } from '~/lib/isRecord';
import { createSlugger, segmentOf } from '~/lib/slug';
import { ApiError } from './failure';
import { media, moment, paragraphs, requiredId, text, textList, textOr } from './fields';
import { readItems } from './readItems';
import { listIn, type ReadContext, type Resource } from './resource';
import { createLoader, pictureAt } from './snapshot';

const ENDPOINT = '/api/blog';
const META_DESCRIPTION_LENGTH = 160;

const postSchema = (mediaBaseUrl: string) =>
  v.pipe(
    v.object({
      id: requiredId(),
      title: textOr('Untitled post'),
      image: media(mediaBaseUrl),
      description: paragraphs(),
      title2: text(),
      description2: paragraphs(),
      title3: text(),
      description3: paragraphs(),
      tags: textList(),
      createdAt: moment(),
      pageTitle: text(),
      metaDescription: text(),
    }),
    v.transform(({ description, title2, pageTitle, metaDescription, ...rest }) => ({
      ...rest,
      paragraphs: description,
      quote: title2,
      pageTitle: pageTitle ?? rest.title,
      metaDescription: metaDescription ?? description[0]?.slice(0, META_DESCRIPTION_LENGTH),
    })),
  );

/** Why a post whose list entry has no body still has none: its address is gone, or it failed. */
export type PostProblem = 'missing' | 'failed';

export type PostRow = v.InferOutput<ReturnType<typeof postSchema>> & {
  slug: string;
  /** Whether its list entry came without its body, which `GET /api/blog/{id}` then holds. */
  isBodyApart: boolean;
  problem?: PostProblem;
};

function postsIn(body: unknown): unknown[] {
  const inner = isRecord(body) && isRecord(body.data) ? body.data : body;
  return listIn(inner, ENDPOINT, ['data', 'blogs']);
}

export const postResource: Resource<PostRow> = {
  name: 'blog',
  endpoint: ENDPOINT,
  read: (body, { mediaBaseUrl, warn }) => {
    const slugFor = createSlugger();
    const schema = postSchema(mediaBaseUrl);
    return readItems(postsIn(body), { endpoint: ENDPOINT, schema, warn }).map((row) => ({
      ...row,
      slug: slugFor(segmentOf(row.id), 'post'),
      isBodyApart: row.paragraphs.length === 0,
    }));
  },
  pictures: (row) => [{ url: row.image, isLarge: true, isCard: true }],
};

/** The address of one post's answer. */
export const postEndpoint = (row: PostRow) => `${ENDPOINT}/${encodeURIComponent(row.id)}`;

/** Completes a list entry by the answer for that post; throws ApiError if it cannot be read. */
export function withBody(row: PostRow, body: unknown, context: ReadContext): PostRow {
  const endpoint = postEndpoint(row);
  if (!isRecord(body) || !isRecord(body.data)) {
    throw new ApiError(endpoint, { kind: 'unreadable' }, 'expected an object in data');
  }
  const raw = { id: row.id, ...body.data };
  const schema = postSchema(context.mediaBaseUrl);
  const [full] = readItems([raw], { endpoint, schema, warn: context.warn });
  if (!full) throw new ApiError(endpoint, { kind: 'unreadable' });
  return {
    ...full,
    id: row.id,
    slug: row.slug,
    isBodyApart: true,
    title: body.data.title === undefined ? row.title : full.title,
    image: full.image ?? row.image,
    tags: full.tags.length > 0 ? full.tags : row.tags,
    createdAt: full.createdAt ?? row.createdAt,
  };
}

const load = createLoader('blog', (row: PostRow) => ({ ...row, image: pictureAt(row.image) }));

/** The posts, in the API's order, or the catalogue's message. */
export const loadPosts = () => load(() => 'Failed to load blogs. Please try again later.');

export type Post = ReturnType<typeof loadPosts>['items'][number];
