import { expect, test } from 'vitest';
import { findFilmHosts } from '#/build/fetch/checkHosts.ts';
import { startTestHost } from './testHost.ts';

const { origin: PUBLIC } = new URL('https://cdn.other.example');

test('names each host to which the host of a film redirects, and asks for no whole film', async () => {
  const [media, cdn] = [await startTestHost(), await startTestHost()];
  const end = cdn.put('/b.mp4', Buffer.alloc(3_000_000));
  const film = media.redirect('/a.mp4', cdn.redirect('/between', end));
  const own = media.put('/own.mp4', 'film');
  const found = await findFilmHosts([film, own, film, undefined], [media.origin, cdn.origin]);
  expect(found).toEqual(new Map([[film, [cdn.origin]]]));
  expect(media.requests.map(({ url }) => url)).toEqual(['/a.mp4', '/own.mp4']);
  expect(cdn.requests[0]?.headers.range).toBe('bytes=0-0');
});

test.each([404, 405, 501])('follows a film whose host answers %i to HEAD', async (status) => {
  const [media, cdn] = [await startTestHost(), await startTestHost()];
  const film = media.put('/a.mp4', (request, response) => {
    const location = cdn.put('/b.mp4', 'film');
    if (request.method === 'HEAD') response.writeHead(status).end();
    else response.writeHead(302, { location }).end();
  });
  const found = await findFilmHosts([film], [media.origin, cdn.origin]);
  expect(found).toEqual(new Map([[film, [cdn.origin]]]));
});

test('names no host inside a private network', async () => {
  const media = await startTestHost();
  const film = media.redirect('/a.mp4', 'http://169.254.169.254/latest/');
  expect(await findFilmHosts([film], [media.origin])).toEqual(new Map());
});

test('does not ask for films on pages that play them, nor where nobody answers', async () => {
  const media = await startTestHost();
  const silent = media.put('/a.mp4', (request) => request.socket.destroy());
  const films = ['https://youtu.be/x', silent, `${PUBLIC.replace('https', 'ftp')}/a`];
  expect(await findFilmHosts(films, [media.origin])).toEqual(new Map());
});
