import { expect, test } from 'vitest';
import { gallery } from '#/sample/content/gallery.ts';
import { videos } from '#/sample/content/videos.ts';
import { testSetting } from '../fixtures/builtSite.ts';
import { openTestSite } from '../fixtures/testSite.ts';
import { attributeOf, elementsIn, findAll, textOf, type Element } from '../fixtures/htmlPage.ts';

const site = openTestSite();
const images = site.page('/image-gallery/');
const films = site.page('/video-gallery/');

const isLink = ({ tagName }: Element) => tagName === 'a';

test("shows every picture with its title, and links each to the API's own file", () => {
  const figures = findAll(images, 'figure');
  expect(figures.map(textOf)).toEqual(gallery.map(({ title }) => title.en));
  const links = figures.flatMap((figure) => elementsIn(figure).filter(isLink));
  expect(links.map((link) => attributeOf(link, 'href'))).toEqual(
    gallery.map(({ image }) => new URL(image, testSetting('TEST_API')).href),
  );
});

test('links every video that has a file to that file on the media host', () => {
  const links = findAll(films, 'a', 'data-video').map((link) => attributeOf(link, 'href'));
  const files = videos.flatMap(({ video }) =>
    video ? [`${testSetting('TEST_API')}${video}`] : [],
  );
  expect(links).toEqual(files);
});

test('makes a button of a video without a file, and says without scripts what is wrong', () => {
  const buttons = findAll(films, 'button', 'data-video');
  const titles = buttons.flatMap((button) =>
    elementsIn(button).filter((element) => attributeOf(element, 'data-title') !== undefined),
  );
  expect(titles.map(textOf)).toEqual(['The Dussehra queue']);
  expect(textOf(films.root)).toContain('Invalid video file. Missing video property.');
});
