import { readFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import type { Log } from '#/publisher/log.ts';
import type { PublisherSettings } from '#/publisher/settings.ts';
import { startPublisher } from '#/publisher/startPublisher.ts';
import type { PostsApi } from './postsApi.ts';

/** Sends a hook; resolves when it was answered with 202. */
const sendHook = (origin: string, token: string): Promise<void> =>
  new Promise((settle, reject) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const hook = request(`${origin}/hooks/content`, { method: 'POST', headers }, (response) => {
      response.resume();
      if (response.statusCode === 202) settle();
      else reject(new Error(`The publisher answered ${response.statusCode ?? 'nothing'}`));
    });
    hook.on('error', reject);
    hook.end('{}');
  });

/** Milliseconds from a hook, after a change to one post, until visitors get its page. */
export async function measureHook(api: PostsApi, settings: PublisherSettings): Promise<number> {
  let switchedAt = 0;
  const log: Log = (event, details) => {
    if (event === 'switch') switchedAt = performance.now();
    if (event === 'failed') console.warn(`The publisher failed: ${String(details?.reason)}`);
  };
  const publisher = await startPublisher({
    settings,
    log,
  });
  try {
    await publisher.whenIdle(); // it first publishes by itself
    const page = api.changePost('Changed before a hook');
    const sentAt = performance.now();
    await sendHook(publisher.origin, settings.token ?? '');
    await publisher.whenIdle();
    const html = await readFile(join(settings.home, 'current', page), 'utf8');
    if (!html.includes('Changed before a hook')) throw new Error(`${page} did not change`);
    return switchedAt - sentAt;
  } finally {
    await publisher.close();
  }
}
