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
import { readStatus, type Publishing } from '#/publisher/publishing.ts';
import type { PublisherSettings } from '#/publisher/settings.ts';

type RequestHeaders = Record<string, string>;

const HOOK = '/hooks/content';
const SIGNATURE = 'webhook-signature';
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

/** Returns why a hook is refused; undefined if its sender is known. */
function faultOfSender(body: Buffer, headers: RequestHeaders, settings: PublisherSettings) {
  const { secrets, token } = settings;
  if (headers[SIGNATURE] !== undefined) return faultOfSignature(body, headers, secrets);
  const bearer = bearerOf(headers);
  if (bearer === undefined) return 'neither signed nor with the token';
  return token !== undefined && isSame(bearer, token) ? undefined : 'the token is wrong';
}

interface Receiver extends Publishing {
  /** The refusals since the start, for the status. */
  refused?: { count: number; lastAt: string; reason: string };
}

/** Refuses a request without a log line, so that strangers cannot fill the log. */
function refuse(receiver: Receiver, context: Context, status: 401 | 405 | 413, reason: string) {
  const count = (receiver.refused?.count ?? 0) + 1;
  receiver.refused = { count, lastAt: new Date().toISOString(), reason };
  return context.json({ error: reason }, status);
}

/** Responds to a hook when its request is on disk. */
async function receiveHook(receiver: Receiver, context: Context) {
  const { settings, inbox, worker, log } = receiver;
  const headers = context.req.header();
  const fault = faultOfSender(Buffer.from(await context.req.arrayBuffer()), headers, settings);
  if (fault !== undefined) return refuse(receiver, context, 401, fault);
  // Only signed ids count: with a token, the same id may come again for a new change.
  const id = headers[SIGNATURE] === undefined ? undefined : headers['webhook-id'];
  try {
    const isNew = await inbox.add(id);
    log(isNew ? 'hook' : 'hook-again', { id });
    return context.json({ status: 'accepted' }, 202);
  } catch (error) {
    log('hook-lost', { reason: causeOf(error) });
    return context.json({ error: 'try again later' }, 503);
  } finally {
    worker.checkRequests(); // also of a lost hook: its build will fail too, and tell the owner why
  }
}

/** Carries out an operator's command for who has the key. */
async function receiveCommand(publishing: Publishing, key: string, context: Context) {
  if (!isSame(bearerOf(context.req.header()) ?? '', key)) return context.notFound();
  const command = v.parse(CommandSchema, await context.req.json());
  publishing.log('operator', { command: command.name, words: command.words });
  return operate(publishing, command).then(
    (result) => context.text(result),
    (error: unknown) => context.text(causeOf(error), 409),
  );
}

async function reportHealth({ inbox }: Publishing, context: Context) {
  return inbox.check().then(
    () => context.json({ status: 'ok' }),
    (error: unknown) => context.json({ status: `no hook can be stored: ${causeOf(error)}` }, 503),
  );
}

async function reportStatus(receiver: Receiver, context: Context) {
  const { refused } = receiver;
  const text = printable(JSON.stringify({ ...(await readStatus(receiver)), refused })); // for a terminal
  return context.body(text, 200, { 'content-type': 'application/json' });
}

const onLoopbackOnly: MiddlewareHandler = async (context, next) =>
  isFromThisMachine(context) ? next() : context.notFound();

/** Creates the server that receives hooks and operators' commands, and reports its status locally. */
export function createReceiver(publishing: Publishing, operatorKey: string) {
  const receiver: Receiver = { ...publishing };
  const app = new Hono();
  const limitBody = bodyLimit({
    maxSize: MAX_BODY_BYTES,
    onError: (context) => refuse(receiver, context, 413, 'larger than 1 MB'),
  });
  app.post(HOOK, limitBody, (context) => receiveHook(receiver, context));
  app.all(HOOK, (context) => {
    context.header('allow', 'POST');
    return refuse(receiver, context, 405, 'not a POST');
  });
  app.post(OPERATE, (context) => receiveCommand(publishing, operatorKey, context));
  app.get('/health', onLoopbackOnly, (context) => reportHealth(publishing, context));
  app.get('/status', onLoopbackOnly, (context) => reportStatus(receiver, context));
  app.onError((error, context) => context.json({ error: causeOf(error) }, 500));
  return app.fetch;
}
