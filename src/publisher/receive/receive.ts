import type { HttpBindings } from '@hono/node-server';
import { Hono, type Context, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { printable } from '#/build/report/printable.ts';
import { isFromThisMachine } from '#/build/network/loopback.ts';
import { createAcceptHook, type AcceptOptions } from './acceptHook.ts';
import { isFromSender, namesSender, type Credentials } from './checkSender.ts';

export interface ReceiverOptions extends AcceptOptions {
  credentials: Credentials;
  readStatus: () => Promise<object>;
}

interface Environment {
  Bindings: HttpBindings;
}

/** Logs why a request is refused, and answers with the reason. */
type Refuse = (context: Context, status: 400 | 401 | 405 | 413, reason: string) => Response;

const HOOK = '/hooks/content';
const MAX_BODY_BYTES = 64_000;

/** Some senders send an empty body. */
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

const requireSender =
  (refuse: Refuse): MiddlewareHandler =>
  async (context, next) => {
    if (!namesSender(context.req.header())) return refuse(context, 401, 'not signed');
    await next();
    return undefined;
  };

const limitBody = (refuse: Refuse) =>
  bodyLimit({
    maxSize: MAX_BODY_BYTES,
    onError: (context) => refuse(context, 413, 'larger than 64 kB'),
  });

/** Checks a hook's signature and body, and answers it. */
function answerHook(options: ReceiverOptions, refuse: Refuse) {
  const accept = createAcceptHook(options);
  return async (context: Context) => {
    const headers = context.req.header();
    const body = await context.req.text();
    if (!isFromSender(body, headers, options.credentials)) {
      return refuse(context, 401, 'the signature is wrong or too old');
    }
    if (!isJsonOrEmpty(body)) return refuse(context, 400, 'not JSON');
    // The id counts only if it is signed: with a token, the same id may come again for a new change.
    const id = headers['webhook-signature'] === undefined ? undefined : headers['webhook-id'];
    await accept(id);
    return context.json({ status: 'accepted' }, 202);
  };
}

/** The publisher's server: receives hooks, and reports its health and status to this machine only. */
export function createReceiver(options: ReceiverOptions): Hono<Environment> {
  const { log, readStatus } = options;
  const app = new Hono<Environment>();
  const refuse: Refuse = (context, status, reason) => {
    log('refused', { status, reason });
    return context.json({ error: reason }, status);
  };

  app.post(HOOK, requireSender(refuse), limitBody(refuse), answerHook(options, refuse));
  app.all(HOOK, (context) => {
    context.header('allow', 'POST');
    return refuse(context, 405, 'not a POST');
  });

  app.get('/health', onLoopbackOnly, (context) => context.json({ status: 'ok' }));
  app.get('/status', onLoopbackOnly, async (context) => {
    const text = printable(JSON.stringify(await readStatus())); // people read it in a terminal
    return context.body(text, 200, { 'content-type': 'application/json' });
  });

  app.onError((error, context) => {
    log('hook-lost', { reason: error.message });
    return context.json({ error: 'try again later' }, 503);
  });
  return app;
}
