import * as v from 'valibot';
import { messagesIn } from '#/messages/messages.ts';
import { dateTime, id, picture, text, video } from './fields.ts';
import { readItems, listIn } from './readItems.ts';
import { createLoader, pictureAt, videoAt, type Resource, type MediaContext } from './snapshot.ts';

const ENDPOINT = '/api/video';

const videoSchema = (media: MediaContext) =>
  v.object({
    id: id(),
    title: text(),
    image: picture(media),
    video: video(media),
    createdAt: dateTime(),
  });

type VideoRow = v.InferOutput<ReturnType<typeof videoSchema>>;

export const videoResource: Resource<VideoRow> = {
  name: 'video',
  endpoint: ENDPOINT,
  read: (body, context) =>
    readItems(listIn(body, ENDPOINT), {
      ...context,
      endpoint: ENDPOINT,
      item: 'video',
      schema: videoSchema(context),
      nameField: 'title',
    }),
  pictures: (row) => [{ url: row.image }],
};

/** The videos, in the API's order, or a message of `notices.json`. */
export const loadVideos = createLoader(
  videoResource,
  (row) => ({ ...row, image: pictureAt(row.image), video: videoAt(row.video) }),
  (_, locale) => messagesIn(locale).notices.failed.videos,
);

export type Video = ReturnType<typeof loadVideos>['items'][number];
