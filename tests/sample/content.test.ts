/** The pages show the sample API's posts, members, pictures and videos. */
import { expect, test } from 'vitest';
import { gallery } from '#/sample/content/gallery.ts';
import { findPost, postList } from '#/sample/content/posts.ts';
import { team } from '#/sample/content/team.ts';
import { videos } from '#/sample/content/videos.ts';
import { localize } from '#/messages/text.ts';
import { openTestSite, testSetting } from '../fixtures/builtSite.ts';
import {
  elementsIn,
  findAll,
  linksTo,
  metaOf,
  structuredDataOf,
  textOf,
  type Element,
} from '../fixtures/htmlPage.ts';

const site = openTestSite();
const siteUrl = testSetting('TEST_SITE_URL');

const post = localize('en', findPost('6'));
const page = site.page('/blog-single/6/');

test('lists every post, newest first', () => {
  const links = linksTo(site.page('/blog/'), /^\/blog-single\//).map((link) => link.attribs.href);
  expect(links).toEqual(postList.map(({ id }) => `/blog-single/${id}/`));
});

test('shows day, quote, third title, texts and tags of a post', () => {
  const [time] = findAll(page, 'time');
  expect(time?.attribs.datetime).toBe(post?.createdAt);
  expect(time && textOf(time)).toBe('23 April 2026');
  expect(findAll(page, 'blockquote').map(textOf)).toEqual([post?.title2]);
  expect(findAll(page, 'h2').map(textOf)).toContain(post?.title3);
  const paragraphs = [post?.description2, post?.description3].join('\n').split('\n');
  for (const paragraph of paragraphs) expect(textOf(page.root)).toContain(paragraph);
  const tags = findAll(page, 'li').map(textOf);
  expect(tags).toEqual(expect.arrayContaining(['Ready to eat', 'Thepla', 'Travel']));
});

test('takes title, description and card from the post', () => {
  const [title] = findAll(page, 'title');
  expect(title && textOf(title)).toBe(`${post?.pageTitle} | Tikhu Mithu`);
  expect(metaOf(page, 'description')).toBe(post?.metaDescription);
  expect(metaOf(page, 'og:image')).toMatch(new RegExp(`^${siteUrl}/_media/[^/]+-card\\.jpg$`));
});

test('has sharing links without scripts, and links our profiles', () => {
  const links = findAll(page, 'a').map((link) => link.attribs.href ?? '');
  const address = encodeURIComponent(`${siteUrl}/blog-single/6/`);
  expect(links.filter((link) => link.includes(address))).toHaveLength(3);
  expect(links).toContain(
    `https://wa.me/?text=Thepla%20at%20thirty-five%20thousand%20feet%20${address}`,
  );
  expect(links).toContain('https://social.example/tikhumithu');
});

const grid = site.page('/teams/');
const members = site.page('/chef-single/');

test('links every team card to its member', () => {
  const links = linksTo(grid, /^\/chef-single\/#/).map((link) => link.attribs.href);
  expect(links).toEqual(team.map(({ id }) => `/chef-single/#member-${id}`));
  const profiles = findAll(members, 'article', 'id');
  expect(profiles.map((profile) => `${profile.attribs.id} ${textOf(profile)}`)).toEqual(
    localize('en', team).map(({ id, name, role }) => `member-${id} ${name}${role}`),
  );
  const data = JSON.stringify(structuredDataOf(members));
  for (const { role } of localize('en', team)) expect(data).toContain(`"jobTitle":"${role}"`);
});

const images = site.page('/image-gallery/');
const videoPage = site.page('/video-gallery/');

const isLink = ({ tagName }: Element) => tagName === 'a';

test("shows every picture with its title and links to the API's file", () => {
  const figures = findAll(images, 'figure');
  expect(figures.map(textOf)).toEqual(gallery.map(({ title }) => title.en));
  const links = figures.flatMap((figure) => elementsIn(figure).filter(isLink));
  expect(links.map((link) => link.attribs.href)).toEqual(
    gallery.map(({ image }) => new URL(image, testSetting('TEST_API')).href),
  );
});

test('links every video with a file to that file on the media host', () => {
  const links = findAll(videoPage, 'a', 'data-video').map((link) => link.attribs.href);
  const files = videos.flatMap(({ video }) =>
    video ? [`${testSetting('TEST_API')}${video}`] : [],
  );
  expect(links).toEqual(files);
});

test('explains below its picture why a video cannot be played', () => {
  const missing = findAll(videoPage, 'details')
    .map(textOf)
    .filter((text) => text.includes('Missing video property'));
  expect(missing).toEqual([
    expect.stringMatching(/The Dussehra queue.*Invalid video file. Missing video property\./s),
  ]);
});
