import { setTimeout } from 'node:timers/promises';
import type { CDPSession } from 'playwright';

/** What a request is for. */
export type TrafficKind = 'pages' | 'styles' | 'scripts' | 'pictures' | 'fonts' | 'others';

export interface Traffic {
  bytes: number;
  requests: number;
  /** The bytes of each kind of request. */
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

/** The tab's icon; the browser requests it at any time, so it is not counted. */
const ICON = /\/favicon\.[^/]*$/;
/** Without requests for so long, a page is complete; lazy pictures are requested only after fonts. */
const QUIET_MS = 1000;
/** Some requests never end, such as those of a film. */
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

/** Counts requests and their bytes, by id; those from the browser's cache and the icon are ignored. */
function createTally() {
  const kinds = new Map<string, TrafficKind>();
  const requests = new Map<string, Request>();
  const ignored = new Set<string>();
  const underWay = new Set<string>();
  let changed = Date.now();
  return {
    begin: (id: string, type: string) => {
      if (ignored.has(id)) return;
      kinds.set(id, KINDS[type] ?? 'others');
      underWay.add(id);
      changed = Date.now();
    },
    ignore: (id: string) => ignored.add(id),
    add: (id: string, count: number) => {
      if (ignored.has(id)) return;
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
    /** The traffic since the last call. */
    take: (): Traffic => {
      const traffic = sumUp([...requests.values()]);
      requests.clear();
      underWay.clear(); // the browser does not report all requests that a left page aborts
      return traffic;
    },
  };
}

/** Counts all network traffic, aborted requests included. */
export async function watchTraffic(session: CDPSession) {
  const tally = createTally();
  await session.send('Network.enable');
  session.on('Network.requestWillBeSent', ({ requestId, request, type = '' }) => {
    if (ICON.test(request.url)) tally.ignore(requestId);
    tally.begin(requestId, type);
  });
  session.on('Network.requestServedFromCache', ({ requestId }) => tally.ignore(requestId));
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache || !response.url.startsWith('http')) tally.ignore(requestId);
    tally.add(requestId, response.encodedDataLength);
  });
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    tally.add(requestId, encodedDataLength);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    tally.end(requestId);
    tally.setTotal(requestId, encodedDataLength); // if no `dataReceived` events came
  });
  session.on('Network.loadingFailed', ({ requestId }) => tally.end(requestId));
  return {
    take: tally.take,
    /** Waits until no request is open, so that this step does not slow the next one. */
    waitForQuiet: async (): Promise<void> => {
      const deadline = Date.now() + LONGEST_WAIT_MS;
      while (!tally.isQuiet() && Date.now() < deadline) await setTimeout(20);
    },
  };
}

export type TrafficWatch = Awaited<ReturnType<typeof watchTraffic>>;
