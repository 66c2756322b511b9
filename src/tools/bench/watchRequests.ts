import type { CDPSession } from 'playwright';
import type { FetchedFile, FileKind } from './measurement.ts';

interface Request {
  url: string;
  askedBy: string;
  time: number;
  mimeType: string;
  bytes: number;
  headerBytes: number;
}

/** The requests of one page so far. */
interface RequestLog {
  /** All files; `blocking` holds the addresses that delayed the first paint. */
  list: (blocking: ReadonlySet<string>) => Promise<FetchedFile[]>;
}

interface Initiator {
  type: string;
  url?: string;
  stack?: { callFrames: { url: string }[] };
}

const REACT_CODE = /react\.dev\/errors|Symbol\.for\(["'`]react\./;

const pathOf = (url: string): string => {
  const { pathname, search } = new URL(url);
  return pathname + search;
};

function kindOf(mimeType: string): FileKind {
  if (mimeType === 'text/html') return 'html';
  if (mimeType.includes('javascript')) return 'script';
  if (mimeType.startsWith('image/')) return 'picture';
  return mimeType.includes('font') ? 'font' : 'other';
}

function askedBy({ type, url, stack }: Initiator): string {
  const by = url ?? stack?.callFrames.find((frame) => frame.url !== '')?.url;
  return by?.startsWith('http') ? pathOf(by) : type === 'other' ? 'the browser' : `a ${type}`;
}

/** Records each request of a page, and its result, in `requests`. */
function noteRequests(session: CDPSession, requests: Map<string, Request>): void {
  session.on('Network.requestWillBeSent', ({ requestId, request, initiator, timestamp }) => {
    if (!request.url.startsWith('http')) return;
    requests.set(requestId, {
      url: request.url,
      askedBy: askedBy(initiator),
      time: timestamp,
      mimeType: '',
      bytes: 0,
      headerBytes: 0,
    });
  });
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const request = requests.get(requestId);
    if (!request) return;
    request.mimeType = response.mimeType;
    request.headerBytes = response.encodedDataLength;
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = requests.get(requestId);
    if (request) request.bytes = encodedDataLength;
  });
}

/** Records every file that a page loads, what requested it and what it cost. */
export async function watchRequests(session: CDPSession): Promise<RequestLog> {
  const requests = new Map<string, Request>();
  let loadTime = Infinity;
  await session.send('Network.enable');
  await session.send('Page.enable');
  session.on('Page.loadEventFired', ({ timestamp }) => (loadTime = timestamp));
  noteRequests(session, requests);

  const holdsReact = async (requestId: string) => {
    const { body } = await session.send('Network.getResponseBody', { requestId });
    return REACT_CODE.test(body);
  };
  return {
    list: (blocking) =>
      Promise.all(
        [...requests].map(
          async ([id, { url, askedBy: by, time, mimeType, bytes, headerBytes }]) => {
            const kind = kindOf(mimeType);
            return {
              address: pathOf(url),
              kind,
              bytes,
              headerBytes,
              askedBy: by,
              isBeforeLoad: time <= loadTime,
              isBlocking: blocking.has(url),
              isReact: kind === 'script' && (await holdsReact(id)),
            };
          },
        ),
      ),
  };
}
