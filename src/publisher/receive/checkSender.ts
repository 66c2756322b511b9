import { createHash, timingSafeEqual } from 'node:crypto';
import { Webhook, WebhookVerificationError } from 'standardwebhooks';

export interface Credentials {
  secrets: readonly string[];
  token?: string | undefined;
}

type Headers = Record<string, string>;

const sha256 = (text: string) => createHash('sha256').update(text).digest();

/** Whether a request has this bearer token. */
export function hasToken({ authorization = '' }: Headers, token: string | undefined): boolean {
  const [, given] = /^bearer +(.*)$/i.exec(authorization) ?? [];
  return (
    token !== undefined && given !== undefined && timingSafeEqual(sha256(given), sha256(token))
  );
}

/** Whether one of the secrets signed this body within the last five minutes, as Standard Webhooks say. */
export const isSigned = (body: Buffer, headers: Headers, secrets: readonly string[]): boolean =>
  secrets.some((secret) => {
    try {
      new Webhook(secret).verify(body, headers, { jsonParse: false });
      return true;
    } catch (error) {
      if (error instanceof WebhookVerificationError) return false;
      throw error;
    }
  });
