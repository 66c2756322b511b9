import type { GalleryItem } from '~/api/gallery';
import type { Video } from '~/api/videos';
import { fallbackPath, fullPath } from '~/lib/pictureSources';
import { itemListJsonLd } from './itemListJsonLd';
import type { JsonLdValue } from './jsonLd';

/** The pictures of one page of the gallery, as schema.org's ImageObject. */
export const picturesJsonLd = (
  items: readonly GalleryItem[],
  site: URL | undefined,
): Record<string, JsonLdValue> =>
  itemListJsonLd(
    items.flatMap(({ title, image }) =>
      image
        ? [
            {
              '@type': 'ImageObject',
              name: title,
              contentUrl: new URL(fullPath(image), site).href,
            },
          ]
        : [],
    ),
  );

/** The videos of one page that have a title, a picture and a file, as schema.org's VideoObject. */
export const videosJsonLd = (
  videos: readonly Video[],
  site: URL | undefined,
): Record<string, JsonLdValue> =>
  itemListJsonLd(
    videos.flatMap(({ title, image, video }) =>
      title && image && video
        ? [
            {
              '@type': 'VideoObject',
              name: title,
              thumbnailUrl: new URL(fallbackPath(image), site).href,
              contentUrl: video,
            },
          ]
        : [],
    ),
  );
