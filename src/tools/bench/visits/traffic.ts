import { setTimeout } from 'node:timers/promises';
import type { CDPSession } from 'playwright';

/** What a request was for. */
export type TrafficKind = 'pages' | 'styles' | 'scripts' | 'pictures' | 'fonts' | 'others';

export interface Traffic {
  bytes: number;
  requests: number;
  /** The bytes of each kind that was asked for. */
  kinds: Partial<Record<TrafficKind, number>>;
}

const KINDS: Readonly<Record<string, TrafficKind>> = {
  Document: 'pages',
  Prefetch: 'pages',
  Stylesheet: 'styles',
  Script: 'scripts',
  Image: 'pictures',
  Font: 'fonts',
};

interface Request {
  kind: TrafficKind;
  bytes: number;
}

/** The icon of a tab, which the browser asks for when it likes. */
const ICON = /\/favicon\.[^/]*$/;
/** Nothing is under way for so long where a page has all it asks for; lazy pictures come after fonts. */
const QUIET_MS = 1000;
/** What never ends, such as a film, is not waited for. */
const LONGEST_WAIT_MS = 20_000;

function sumUp(requests: readonly Request[]): Traffic {
  const kinds: Traffic['kinds'] = {};
  for (const { kind, bytes } of requests) kinds[kind] = (kinds[kind] ?? 0) + bytes;
  return {
    bytes: requests.reduce((sum, { bytes }) => sum + bytes, 0),
    requests: requests.length,
    kinds,
  };
}

/** Counts requests by their ids; what the browser has kept is free. */
function createTally() {
  const kinds = new Map<string, TrafficKind>();
  const requests = new Map<string, Request>();
  const kept = new Set<string>();
  const underWay = new Set<string>();
  let changed = Date.now();
  return {
    begin: (id: string, type: string) => {
      if (kept.has(id)) return;
      kinds.set(id, KINDS[type] ?? 'others');
      underWay.add(id);
      changed = Date.now();
    },
    setKept: (id: string) => kept.add(id),
    add: (id: string, count: number) => {
      if (kept.has(id)) return;
      const request = requests.get(id) ?? { kind: kinds.get(id) ?? 'others', bytes: 0 };
      requests.set(id, { ...request, bytes: request.bytes + count });
    },
    setTotal: (id: string, bytes: number) => {
      const request = requests.get(id);
      if (request) request.bytes = bytes;
    },
    end: (id: string) => {
      underWay.delete(id);
      changed = Date.now();
    },
    isQuiet: () => underWay.size === 0 && Date.now() - changed > QUIET_MS,
    /** Everything since the last call. */
    take: (): Traffic => {
      const traffic = sumUp([...requests.values()]);
      requests.clear();
      underWay.clear(); // what a page that is left behind breaks off is not always told
      return traffic;
    },
  };
}

/** Counts what goes over the line, broken off or not. */
export async function watchTraffic(session: CDPSession) {
  const tally = createTally();
  await session.send('Network.enable');
  session.on('Network.requestWillBeSent', ({ requestId, request, type = '' }) => {
    if (ICON.test(request.url)) tally.setKept(requestId);
    tally.begin(requestId, type);
  });
  session.on('Network.requestServedFromCache', ({ requestId }) => tally.setKept(requestId));
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache || !response.url.startsWith('http')) tally.setKept(requestId);
    tally.add(requestId, response.encodedDataLength);
  });
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    tally.add(requestId, encodedDataLength);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    tally.end(requestId);
    tally.setTotal(requestId, encodedDataLength); // where its parts were not told
  });
  session.on('Network.loadingFailed', ({ requestId }) => tally.end(requestId));
  return {
    take: tally.take,
    /** Waits until nothing is under way, so that the next step does not pay for this one. */
    waitForQuiet: async (): Promise<void> => {
      const deadline = Date.now() + LONGEST_WAIT_MS;
      while (!tally.isQuiet() && Date.now() < deadline) await setTimeout(20);
    },
  };
}

export type TrafficWatch = Awaited<ReturnType<typeof watchTraffic>>;
