import { describe, expect, test } from 'vitest';
import { prune } from '../../../../fixtures/prunedMarkup.ts';

describe('pictures', () => {
  const HEAD = '<meta charset="utf-8"><meta name="viewport" content="width=device-width">';
  const picture = (attributes = '') =>
    '<picture><source type="image/avif" srcset="/a-160.avif 160w,/a-480.avif 480w" sizes="50vw">' +
    `<source type="image/webp" srcset="/a.webp 480w"><img src="/a.jpg" alt=""${attributes}></picture>`;
  const hint =
    '<link rel="preload" as="image" type="image/avif" ' +
    'imagesrcset="/a-160.avif 160w,/a-480.avif 480w" imagesizes="50vw">';
  const headOf = (body: string) => {
    const { rest } = prune('', HEAD + body);
    return rest.slice(0, rest.length - body.length);
  };

  test('of the first view are asked for as soon as the width of the screen is known', () => {
    expect(headOf(picture())).toBe(HEAD + hint);
  });

  test('are asked for alone where they are urgent', () => {
    const urgent = hint.replace('>', ' fetchpriority="high">');
    const pictures = picture() + picture(' fetchpriority="high"') + picture();
    expect(headOf(pictures)).toBe(HEAD + urgent);
  });

  test('that wait to be scrolled to are not asked for', () => {
    expect(headOf(picture(' loading="lazy"'))).toBe(HEAD);
  });

  test('without another source, after that of a film, are left to the browser', () => {
    const film = '<video><source src="/film.mp4" type="video/mp4"></video>';
    expect(headOf(`${film}<img src="/a.jpg" alt="">`)).toBe(HEAD);
  });
});
