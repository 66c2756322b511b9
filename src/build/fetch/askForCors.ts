import type { Settings } from '#/build/settings.ts';

const TIMEOUT_MS = 5000;
const ENDPOINT = '/api/contact';

/**
 * Asks as a browser does before it sends a form to another origin. No answer gives `undefined`: other
 * steps report an API that is down.
 */
async function preflight(address: string, origin: string): Promise<Response | undefined> {
  const headers = {
    origin,
    'access-control-request-method': 'POST',
    'access-control-request-headers': 'content-type',
  };
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  return fetch(address, { method: 'OPTIONS', headers, signal, redirect: 'manual' }).catch(
    () => undefined,
  );
}

/**
 * If browsers would refuse to send forms to this API: one sentence that tells an editor why; else
 * `undefined`.
 */
export async function askForCors(
  settings: Pick<Settings, 'apiBaseUrl' | 'siteUrl'>,
): Promise<string | undefined> {
  const { origin } = new URL(settings.siteUrl);
  if (new URL(settings.apiBaseUrl).origin === origin) return undefined;
  const response = await preflight(settings.apiBaseUrl + ENDPOINT, origin);
  if (response === undefined) return undefined;
  await response.body?.cancel();
  const allowed = response.headers.get('access-control-allow-origin');
  const isAllowed = allowed === '*' || allowed === origin;
  if (isAllowed && response.ok) return undefined;
  const found = allowed === null ? 'none' : JSON.stringify(allowed);
  const needs = isAllowed
    ? 'a status from 200 to 299'
    : `access-control-allow-origin for it, found ${found}`;
  return `forms cannot reach the API from ${origin}: its answer to OPTIONS ${ENDPOINT} (HTTP ${response.status}) needs ${needs}`;
}
