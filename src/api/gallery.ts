import * as v from 'valibot';
import { messagesIn } from '#/messages/messages.ts';
import { id, picture, text } from './fields.ts';
import { readItems, listIn } from './readItems.ts';
import { createLoader, pictureAt, type Resource, type MediaContext } from './snapshot.ts';

const ENDPOINT = '/api/portfolio';

const gallerySchema = (media: MediaContext) =>
  v.object({
    id: id(),
    image: picture(media),
    title: text(),
  });

type GalleryRow = v.InferOutput<ReturnType<typeof gallerySchema>>;

export const galleryResource: Resource<GalleryRow> = {
  name: 'portfolio',
  endpoint: ENDPOINT,
  read: (body, context) =>
    readItems(listIn(body, ENDPOINT), {
      ...context,
      endpoint: ENDPOINT,
      item: 'picture',
      schema: gallerySchema(context),
    }),
  pictures: (row) => [{ url: row.image }],
};

/** The gallery, in the API's order, or a message of `notices.json`. */
export const loadGallery = createLoader(
  galleryResource,
  (row) => ({
    ...row,
    image: pictureAt(row.image),
    /** The original file on the API's host. */
    file: row.image,
  }),
  (_, locale) => messagesIn(locale).notices.failed.pictures,
);

export type GalleryItem = ReturnType<typeof loadGallery>['items'][number];
