import { hash, timingSafeEqual } from 'node:crypto';
import { Hono, type Context, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { Webhook } from 'standardwebhooks';
import * as v from 'valibot';
import { isFromThisMachine } from '#/system/network/loopback.ts';
import { messageOf } from '#/system/report/messageOf.ts';
import { printable } from '#/system/report/printable.ts';
import { CommandSchema, OPERATE } from '#/publisher/operator/operatorAccess.ts';
import { operate } from '#/publisher/operator/operatorCommands.ts';
import type { Publishing, PublisherOptions } from '#/publisher/publishing.ts';
import { describePin } from '#/publisher/releases/switcher.ts';

type RequestHeaders = Record<string, string>;

const HOOK = '/hooks/content';
const SIGNATURE = 'webhook-signature';
const MAX_BODY_BYTES = 1024 * 1024;
const MAX_AGE_S = 300;
const V1_SIGNATURE = /(?:^| )v1,[A-Za-z0-9+/]{43}=(?: |$)/;

const sha256 = (text: string) => hash('sha256', text, 'buffer');

const bearerOf = ({ authorization = '' }: RequestHeaders) =>
  /^bearer +(.*)$/i.exec(authorization)?.[1];

const isSame = (given: string, token: string) => timingSafeEqual(sha256(given), sha256(token));

/** Returns why a signed hook is refused before its body is read; undefined if its headers are well-formed. */
function faultOfHeaders(headers: RequestHeaders): string | undefined {
  const { 'webhook-id': id = '', 'webhook-timestamp': time = '', [SIGNATURE]: signature } = headers;
  if (id === '') return 'webhook-id is missing';
  const isNow = /^\d{1,12}$/.test(time) && Math.abs(Date.now() / 1000 - Number(time)) <= MAX_AGE_S;
  const here = Math.floor(Date.now() / 1000);
  if (!isNow) return `webhook-timestamp is not within five minutes of the time here, ${here}`;
  return V1_SIGNATURE.test(signature ?? '') ? undefined : 'webhook-signature has no v1 signature';
}

/** Tells whether one of the secrets signed this body by the Standard Webhooks specification. */
const isSigned = (body: Buffer, headers: RequestHeaders, secrets: readonly string[]): boolean =>
  secrets.some((secret) => {
    try {
      new Webhook(secret).verify(body, headers, { jsonParse: false });
      return true;
    } catch {
      return false; // the library throws only if the signature does not match
    }
  });

const onLoopbackOnly: MiddlewareHandler = async (context, next) =>
  isFromThisMachine(context) ? next() : context.notFound();

/** Creates the server that receives hooks and operators' commands, and reports its status locally. */
export function createReceiver(
  publishing: Publishing,
  options: PublisherOptions,
  operatorKey: string,
) {
  const { inbox, worker, state, readStatus } = publishing;
  const { settings, log } = options;
  const app = new Hono();
  /** Refuses a request without a log line, so that strangers cannot fill the log. */
  const refuse = (context: Context, status: 400 | 401 | 405 | 413, reason: string) =>
    context.json({ error: reason }, status);

  /** Refuses requests with neither a well-formed signature nor the token, before reading the body. */
  const requireSender: MiddlewareHandler = async (context, next) => {
    const headers = context.req.header();
    const given = bearerOf(headers);
    const { token } = settings;
    if (headers[SIGNATURE] !== undefined) {
      const fault = faultOfHeaders(headers);
      return fault === undefined ? next() : refuse(context, 401, fault);
    }
    if (given !== undefined && token !== undefined && isSame(given, token)) return next();
    const reason = given === undefined ? 'neither signed nor with the token' : 'the token is wrong';
    return refuse(context, 401, reason);
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
      const { pin } = state.get();
      return context.json({ status: 'accepted', ...(pin && { note: describePin(pin) }) }, 202);
    } catch (error) {
      log('hook-lost', { reason: messageOf(error) });
      return context.json({ error: 'try again later' }, 503);
    }
  };

  app.post(HOOK, requireSender, limitBody, async (context) => {
    const headers = context.req.header();
    const body = Buffer.from(await context.req.arrayBuffer());
    // Only signed ids count: with a token, the same id may come again for a new change.
    if (headers[SIGNATURE] === undefined) return accept(context, undefined);
    if (isSigned(body, headers, settings.secrets)) return accept(context, headers['webhook-id']);
    return refuse(context, 401, 'webhook-signature is of another secret or another body');
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
      (error: unknown) => context.text(messageOf(error), 409),
    );
  });

  app.get('/health', onLoopbackOnly, (context) => context.json({ status: 'ok' }));
  app.get('/status', onLoopbackOnly, async (context) => {
    const text = printable(JSON.stringify(await readStatus())); // escaped for a terminal
    return context.body(text, 200, { 'content-type': 'application/json' });
  });

  app.onError((_, context) => refuse(context, 400, 'broke off'));
  return app.fetch;
}
