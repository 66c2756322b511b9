import type { CDPSession } from 'playwright';
import type { FetchedFile, FileKind } from './measurement.ts';

const REACT_CODE = /react\.dev\/errors|Symbol\.for\(["'`]react\./;

function kindOf(mimeType: string): FileKind {
  if (mimeType === 'text/html') return 'html';
  if (mimeType.includes('javascript')) return 'script';
  if (mimeType.startsWith('image/')) return 'picture';
  return mimeType.includes('font') ? 'font' : 'other';
}

/** Records what a page loads. The returned function lists the files so far, in order. */
export async function watchRequests(session: CDPSession): Promise<() => Promise<FetchedFile[]>> {
  const files = new Map<string, FetchedFile & { time: number }>();
  let loadTime = Infinity;
  await session.send('Network.enable');
  await session.send('Page.enable');
  session.on('Page.loadEventFired', ({ timestamp }) => (loadTime = timestamp));
  session.on('Network.requestWillBeSent', ({ requestId, request, timestamp, ...event }) => {
    if (!request.url.startsWith('http')) return;
    const { pathname, search } = new URL(request.url);
    files.set(requestId, {
      address: pathname + search,
      kind: 'other',
      bytes: 0,
      headerBytes: 0,
      isBeforeLoad: false,
      isBlocking: event.renderBlockingBehavior === 'Blocking',
      isReact: false,
      time: timestamp,
    });
  });
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const file = files.get(requestId);
    if (!file) return;
    file.kind = kindOf(response.mimeType);
    file.headerBytes = response.encodedDataLength;
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const file = files.get(requestId);
    if (file) file.bytes = encodedDataLength;
  });

  const isReact = async (requestId: string) => {
    const { body } = await session.send('Network.getResponseBody', { requestId });
    return REACT_CODE.test(body);
  };
  return () =>
    Promise.all(
      [...files].map(async ([requestId, { time, ...file }]) => ({
        ...file,
        isBeforeLoad: time <= loadTime,
        isReact: file.kind === 'script' && (await isReact(requestId)),
      })),
    );
}
