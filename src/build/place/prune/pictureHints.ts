import type { FirstPicture } from './pageElements.ts';

const attribute = (name: string, value: string | undefined) =>
  value ? ` ${name}="${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"` : '';

/**
 * Preload tags, so that the browser requests these pictures before it parses the content above them. If
 * some are urgent, only those get one: the others would share the line with them.
 */
export function pictureHints(pictures: readonly FirstPicture[]): string {
  const urgent = pictures.filter(({ priority }) => priority === 'high');
  return (urgent.length > 0 ? urgent : pictures)
    .map(
      ({ type, srcset, sizes, priority }) =>
        `<link rel="preload" as="image"${attribute('type', type)}${attribute('imagesrcset', srcset)}` +
        `${attribute('imagesizes', sizes)}${attribute('fetchpriority', priority)}>`,
    )
    .join('');
}
