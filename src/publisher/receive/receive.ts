import { hash, timingSafeEqual } from 'node:crypto';
import { Hono, type Context, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { Webhook } from 'standardwebhooks';
import * as v from 'valibot';
import { isFromThisMachine } from '#/system/network/loopback.ts';
import { causeOf } from '#/system/report/expectedError.ts';
import { messageOf } from '#/system/report/messageOf.ts';
import { printable } from '#/system/report/printable.ts';
import { CommandSchema, OPERATE } from '#/publisher/operator/operatorAccess.ts';
import { operate } from '#/publisher/operator/operatorCommands.ts';
import type { Publishing, PublisherOptions } from '#/publisher/publishing.ts';

type RequestHeaders = Record<string, string>;

const HOOK = '/hooks/content';
const SIGNATURE = 'webhook-signature';
const V1_SIGNATURE = /(?:^| )v1,[A-Za-z0-9+/]{43}=/;
const MAX_BODY_BYTES = 1024 * 1024;

const sha256 = (text: string) => hash('sha256', text, 'buffer');

const bearerOf = ({ authorization = '' }: RequestHeaders) =>
  /^bearer +(.*)$/i.exec(authorization)?.[1];

const isSame = (bearer: string, token: string) => timingSafeEqual(sha256(bearer), sha256(token));

/** Returns why no secret signed a hook by the Standard Webhooks specification; undefined if one did. */
function faultOfSignature(body: Buffer, headers: RequestHeaders, secrets: readonly string[]) {
  let fault = 'WEBHOOK_SECRET is not set';
  for (const secret of secrets) {
    try {
      new Webhook(secret).verify(body, headers, { jsonParse: false });
      return undefined;
    } catch (error) {
      fault = messageOf(error);
    }
  }
  return fault;
}

const onLoopbackOnly: MiddlewareHandler = async (context, next) =>
  isFromThisMachine(context) ? next() : context.notFound();

/** Creates the server that receives hooks and operators' commands, and reports its status locally. */
export function createReceiver(
  publishing: Publishing,
  options: PublisherOptions,
  operatorKey: string,
) {
  const { inbox, worker, readStatus } = publishing;
  const { settings, log } = options;
  const app = new Hono();
  /** The refusals since the start, for the status. */
  let refused: { count: number; lastAt: string; reason: string } | undefined;
  /** Refuses a request without a log line, so that strangers cannot fill the log. */
  const refuse = (context: Context, status: 400 | 401 | 405 | 413, reason: string) => {
    refused = { count: (refused?.count ?? 0) + 1, lastAt: new Date().toISOString(), reason };
    return context.json({ error: reason }, status);
  };

  /** Refuses requests with neither a well-formed signature nor the token, before reading the body. */
  const requireSender: MiddlewareHandler = async (context, next) => {
    const headers = context.req.header();
    const bearer = bearerOf(headers);
    const { token } = settings;
    const signature = headers[SIGNATURE];
    if (signature !== undefined)
      return V1_SIGNATURE.test(signature) ? next() : refuse(context, 401, 'no v1 signature');
    if (bearer !== undefined && token !== undefined && isSame(bearer, token)) return next();
    const fault = bearer === undefined ? 'neither signed nor with the token' : 'the token is wrong';
    return refuse(context, 401, fault);
  };

  const limitBody = bodyLimit({
    maxSize: MAX_BODY_BYTES,
    onError: (context) => refuse(context, 413, 'larger than 1 MB'),
  });

  const accept = async (context: Context, id: string | undefined) => {
    try {
      const isNew = await inbox.add(id);
      log(isNew ? 'hook' : 'hook-again', { id });
      if (isNew) worker.checkRequests();
      return context.json({ status: 'accepted' }, 202);
    } catch (error) {
      log('hook-lost', { reason: causeOf(error) });
      worker.checkRequests(); // its build will fail too, and tell the owner why
      return context.json({ error: 'try again later' }, 503);
    }
  };

  app.post(HOOK, requireSender, limitBody, async (context) => {
    const headers = context.req.header();
    const body = Buffer.from(await context.req.arrayBuffer());
    // Only signed ids count: with a token, the same id may come again for a new change.
    if (headers[SIGNATURE] === undefined) return accept(context, undefined);
    const fault = faultOfSignature(body, headers, settings.secrets);
    return fault === undefined
      ? accept(context, headers['webhook-id'])
      : refuse(context, 401, fault);
  });
  app.all(HOOK, (context) => {
    context.header('allow', 'POST');
    return refuse(context, 405, 'not a POST');
  });

  app.post(OPERATE, async (context) => {
    if (!isSame(bearerOf(context.req.header()) ?? '', operatorKey)) return context.notFound();
    const command = v.parse(CommandSchema, await context.req.json());
    log('operator', { command: command.name, words: command.words });
    return operate(publishing, command).then(
      (result) => context.text(result),
      (error: unknown) => context.text(causeOf(error), 409),
    );
  });

  app.get('/health', onLoopbackOnly, (context) =>
    inbox.check().then(
      () => context.json({ status: 'ok' }),
      (error: unknown) => context.json({ status: `no hook can be stored: ${causeOf(error)}` }, 503),
    ),
  );
  app.get('/status', onLoopbackOnly, async (context) => {
    const text = printable(JSON.stringify({ ...(await readStatus()), refused })); // escaped for a terminal
    return context.body(text, 200, { 'content-type': 'application/json' });
  });

  app.onError((_, context) => refuse(context, 400, 'broke off'));
  return app.fetch;
}
