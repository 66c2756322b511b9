import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { closeServer, listen } from '#/system/network/listen.ts';
import { isFromThisMachine, isLoopbackHost } from '#/system/network/loopback.ts';
import { benefits } from './content/benefits.ts';
import { dishes } from './content/dishes.ts';
import { faqCategories } from './content/faqs.ts';
import { franchiseStates } from './content/franchises.ts';
import { gallery } from './content/gallery.ts';
import { findPost, postList } from './content/posts.ts';
import { team } from './content/team.ts';
import { videos } from './content/videos.ts';
import { addLeadRoutes } from './leadRoutes.ts';
import { openLeadStore, type LeadStore } from './leads.ts';

/** Below it is `media/`. */
const SAMPLE_FOLDER = fileURLToPath(new URL('.', import.meta.url));

interface SampleApiOptions {
  /** 0 takes any free port; if another port is taken, the next free one is used. */
  port: number;
  /** The SQLite file for leads. */
  databaseFile: string;
}

/** The responses of all endpoints without parameters, with the API's field names. */
const RESPONSES = {
  '/api/food': { status: 'success', data: dishes },
  '/api/blog': { data: postList },
  '/api/team': { data: team },
  '/api/faq': { data: faqCategories },
  '/api/portfolio': { data: gallery },
  '/api/franchise-benefits': { data: benefits },
  '/api/video': { data: videos },
  '/api/franchise/add-franchise-details': { status: 'success', data: franchiseStates },
};

/** Lets pages on this machine read responses, from any port. */
const openToLocalPages = cors({
  origin: (origin) =>
    URL.canParse(origin) && isLoopbackHost(new URL(origin).hostname) ? origin : null,
  allowMethods: ['HEAD', 'GET', 'POST', 'OPTIONS'],
});

/**
 * Creates the sample API as an app: the twelve endpoints of `src/api/README.md`, its media, and the
 * received leads.
 */
export function createSampleApi(leads: LeadStore) {
  const app = new Hono();
  app.use('/api/*', openToLocalPages);
  app.use('/media/*', openToLocalPages);

  for (const [path, body] of Object.entries(RESPONSES)) {
    app.get(path, (c) => c.json(body));
  }
  app.get('/api/blog/:id', (c) => {
    const post = findPost(c.req.param('id'));
    return post ? c.json({ data: post }) : c.notFound();
  });
  app.get(
    '/media/*',
    serveStatic({
      root: SAMPLE_FOLDER,
      onFound: (_, c) => c.header('accept-ranges', 'bytes'), // else players load it all
    }),
  );
  app.get('/leads', (c) =>
    isFromThisMachine(c) // leads are personal data
      ? c.json({ data: leads.list() })
      : c.json({ message: 'Leads are shown on this machine only.' }, 403),
  );
  addLeadRoutes(app, leads);

  app.notFound((c) => c.json({ message: 'Not found' }, 404));
  app.onError((error, c) => {
    console.error(error);
    return c.json({ message: 'The sample API failed.' }, 500);
  });
  return app;
}

/** Serves the sample API on this machine. */
export async function startSampleApi({ port, databaseFile }: SampleApiOptions) {
  const leads = openLeadStore(databaseFile);
  const respond = getRequestListener(createSampleApi(leads).fetch);
  const server = createServer((request, response) => void respond(request, response));

  const origin = `http://localhost:${await listen(server, { port })}`;
  const close = async () => {
    await closeServer(server);
    leads.close();
  };
  return { origin, close, [Symbol.asyncDispose]: close };
}
