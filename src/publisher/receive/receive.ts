import type { HttpBindings } from '@hono/node-server';
import { Hono, type Context, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { printable } from '#/build/report/printable.ts';
import { isFromThisMachine } from '#/build/network/loopback.ts';
import { isFromSender, namesSender, type Credentials } from './checkSender.ts';
import type { Log } from '#/publisher/log.ts';
import type { SeenIds } from './seenIds.ts';

export interface ReceiverOptions {
  credentials: Credentials;
  seen: SeenIds;
  log: Log;
  /** Puts the rebuild request on disk. */
  addRequest: () => Promise<void>;
  /** Told after a rebuild request is safe on disk. */
  onRequest: () => void;
  readStatus: () => Promise<object>;
}

interface Environment {
  Bindings: HttpBindings;
}

const HOOK = '/hooks/content';
const MAX_BODY_BYTES = 64_000;

/** Some senders have nothing to say beside the signature. */
const isJsonOrEmpty = (text: string) => {
  if (text === '') return true;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

const onLoopbackOnly: MiddlewareHandler<Environment> = async (context, next) => {
  if (!isFromThisMachine(context)) return context.notFound();
  await next();
  return undefined;
};

/** The server that hears of changes: hooks from outside, questions about the state from this machine. */
export function createReceiver(options: ReceiverOptions): Hono<Environment> {
  const { credentials, seen, log, addRequest, onRequest, readStatus } = options;
  const app = new Hono<Environment>();

  const refuse = (context: Context, status: 400 | 401 | 405 | 413, reason: string) => {
    log('refused', { status, reason });
    return context.json({ error: reason }, status);
  };

  /** Hooks whose request is not on disk yet, by id: one that comes again meanwhile shares their fate. */
  const underWay = new Map<string, Promise<void>>();

  /** Ends when the request is on disk; an id that was heard before is no second request. */
  const accept = async (id: string | undefined): Promise<void> => {
    if (id !== undefined && !seen.claim(id)) {
      log('hook-again', { id });
      return underWay.get(id);
    }
    const keeping = addRequest().then(seen.save);
    if (id !== undefined) underWay.set(id, keeping);
    try {
      await keeping;
    } catch (error) {
      if (id !== undefined) seen.release(id);
      throw error;
    } finally {
      if (id !== undefined) underWay.delete(id);
    }
    log('hook', { id });
    onRequest();
    return undefined;
  };

  const requireSender: MiddlewareHandler = async (context, next) => {
    if (!namesSender(context.req.header())) return refuse(context, 401, 'not signed');
    await next();
    return undefined;
  };

  const limitBody = bodyLimit({
    maxSize: MAX_BODY_BYTES,
    onError: (context) => refuse(context, 413, 'larger than 64 kB'),
  });

  app.post(HOOK, requireSender, limitBody, async (context) => {
    const headers = context.req.header();
    const body = await context.req.text();
    if (!isFromSender(body, headers, credentials)) {
      return refuse(context, 401, 'the signature is wrong or too old');
    }
    if (!isJsonOrEmpty(body)) return refuse(context, 400, 'not JSON');
    // Only a signature covers the id; a sender with a token may repeat itself.
    const id = headers['webhook-signature'] === undefined ? undefined : headers['webhook-id'];
    await accept(id);
    return context.json({ status: 'accepted' }, 202);
  });

  app.all(HOOK, (context) => {
    context.header('allow', 'POST');
    return refuse(context, 405, 'not a POST');
  });

  app.get('/health', onLoopbackOnly, (context) => context.json({ status: 'ok' }));
  app.get('/status', onLoopbackOnly, async (context) => {
    const text = printable(JSON.stringify(await readStatus())); // people read it on a terminal
    return context.body(text, 200, { 'content-type': 'application/json' });
  });

  app.onError((error, context) => {
    log('hook-lost', { reason: error.message });
    return context.json({ error: 'try again later' }, 503);
  });
  return app;
}
