import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { etag } from 'hono/etag';
import { closeServer, listen } from '#/build/network/listen.ts';
import { openLeadStore } from '#/sample/leads.ts';
import { createSampleApi } from '#/sample/server.ts';
import { makePosts } from './makePosts.ts';

export interface PostsApi {
  origin: string;
  /** Changes the title of a post in the middle of the list; returns the address of its page. */
  changePost: (title: string) => string;
  close: () => Promise<void>;
}

/** Serves the sample API with this number of posts. */
export async function startPostsApi(count: number): Promise<PostsApi> {
  const posts = makePosts(count);
  const leads = openLeadStore(':memory:');
  const app = new Hono();
  app.get('/api/blog', etag(), (c) => c.json({ data: posts }));
  app.route('/', createSampleApi(leads));

  const answer = getRequestListener(app.fetch);
  const server = createServer((request, response) => void answer(request, response));
  const port = await listen(server);
  return {
    origin: `http://localhost:${port}`,
    changePost: (title) => {
      const post = posts[Math.floor(count / 2)];
      if (!post) throw new Error('There is no post to change');
      post.title = title;
      return `blog-single/${post.id}/index.html`;
    },
    close: async () => {
      await closeServer(server);
      leads.close();
    },
  };
}
