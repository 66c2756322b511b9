import * as v from 'valibot';
import { words } from '#/words/words.ts';
import { id, picture, text } from './fields.ts';
import { readItems } from './readItems.ts';
import { listIn, type Resource } from './resource.ts';
import { createLoader, pictureAt } from './snapshot.ts';

const ENDPOINT = '/api/portfolio';

const gallerySchema = (mediaBaseUrl: string) =>
  v.pipe(
    v.object({
      position: v.number(),
      id: id(),
      image: picture(mediaBaseUrl),
      title: text(),
    }),
    v.transform(({ position, ...rest }) => ({ ...rest, id: rest.id ?? String(position) })),
  );

type GalleryRow = v.InferOutput<ReturnType<typeof gallerySchema>>;

export const galleryResource: Resource<GalleryRow> = {
  name: 'portfolio',
  endpoint: ENDPOINT,
  read: (body, context) =>
    readItems(listIn(body, ENDPOINT), {
      ...context,
      endpoint: ENDPOINT,
      item: 'picture',
      schema: gallerySchema(context.mediaBaseUrl),
    }),
  pictures: (row) => [{ url: row.image }],
};

/** The gallery, in the API's order, or a message of `notices.json`. */
export const loadGallery = createLoader(
  galleryResource,
  (row) => ({
    ...row,
    image: pictureAt(row.image),
    /** The API's own file. */
    file: row.image,
  }),
  (_, locale) => words(locale).notices.failed.pictures,
);

export type GalleryItem = ReturnType<typeof loadGallery>['items'][number];
