import { createHash, timingSafeEqual } from 'node:crypto';
import { Webhook, WebhookVerificationError } from 'standardwebhooks';

export interface Credentials {
  secrets: readonly string[];
  token?: string | undefined;
}

const BEARER = /^bearer +/i;

const sha256 = (text: string) => createHash('sha256').update(text).digest();
const isSame = (one: string, other: string) => timingSafeEqual(sha256(one), sha256(other));

/** Whether a request has a signature or token at all; checked before its body is read. */
export const namesSender = (headers: Record<string, string>) =>
  headers['webhook-signature'] !== undefined || BEARER.test(headers.authorization ?? '');

/** Whether one of the secrets signed this body within the last five minutes. */
function isSigned(body: string, headers: Record<string, string>, secrets: readonly string[]) {
  return secrets.some((secret) => {
    try {
      new Webhook(secret).verify(body, headers, { jsonParse: false });
      return true;
    } catch (error) {
      if (error instanceof WebhookVerificationError) return false;
      throw error;
    }
  });
}

/** Whether a hook comes from a known sender: signed as Standard Webhooks say, or with the bearer token. */
export function isFromSender(
  body: string,
  headers: Record<string, string>,
  { secrets, token }: Credentials,
): boolean {
  if (headers['webhook-signature'] !== undefined) return isSigned(body, headers, secrets);
  const given = (headers.authorization ?? '').replace(BEARER, '');
  return token !== undefined && isSame(given, token);
}
