import type { GalleryItem } from '#/api/gallery.ts';
import type { Video } from '#/api/videos.ts';
import { fallbackPath } from '#/lib/pictures.ts';
import { itemListJsonLd, type JsonLdThing, type JsonLdValue } from './jsonLd.ts';

/** Returns the pictures of one page of the gallery as schema.org's ImageObject. */
export const picturesJsonLd = (items: readonly GalleryItem[]): JsonLdThing =>
  itemListJsonLd(
    items.flatMap(({ title, image, file }) =>
      image && file ? [{ '@type': 'ImageObject', name: title, contentUrl: file }] : [],
    ),
  );

/** Returns the videos of one page as schema.org's VideoObject, if they have all required values. */
export const videosJsonLd = (videos: readonly Video[], site: URL | undefined): JsonLdValue[] =>
  videos.flatMap(({ title, image, video, createdAt }) =>
    title && image && video && !video.isPage && createdAt
      ? [
          {
            '@type': 'VideoObject',
            name: title,
            thumbnailUrl: new URL(fallbackPath(image), site).href,
            contentUrl: video.address,
            uploadDate: createdAt,
          },
        ]
      : [],
  );
