import type { FirstPicture } from './pageElements.ts';

const attribute = (name: string, value: string | undefined) =>
  value ? ` ${name}="${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"` : '';

/** The tags by which a browser asks for these pictures before it has read what stands above them. */
export const pictureHints = (pictures: readonly FirstPicture[]): string =>
  pictures
    .map(
      ({ type, srcset, sizes, priority }) =>
        `<link rel="preload" as="image"${attribute('type', type)}${attribute('imagesrcset', srcset)}` +
        `${attribute('imagesizes', sizes)}${attribute('fetchpriority', priority)}>`,
    )
    .join('');
