import type { CDPSession } from 'playwright';

export interface Traffic {
  bytes: number;
  requests: number;
}

/** Counts what goes over the line, broken off or not; what the browser has kept is free. */
export async function watchTraffic(session: CDPSession) {
  const bytes = new Map<string, number>();
  const kept = new Set<string>();
  await session.send('Network.enable');
  const add = (id: string, count: number) => {
    if (!kept.has(id)) bytes.set(id, (bytes.get(id) ?? 0) + count);
  };
  session.on('Network.requestServedFromCache', ({ requestId }) => kept.add(requestId));
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache || !response.url.startsWith('http')) kept.add(requestId);
    add(requestId, response.encodedDataLength);
  });
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    add(requestId, encodedDataLength);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    // The whole of it, where its parts were not told.
    if (bytes.has(requestId)) bytes.set(requestId, encodedDataLength);
  });
  return {
    /** Everything since the last call. */
    take: (): Traffic => {
      const counts = [...bytes.values()];
      bytes.clear();
      return { bytes: counts.reduce((sum, count) => sum + count, 0), requests: counts.length };
    },
  };
}
