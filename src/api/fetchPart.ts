import type PQueue from 'p-queue';
import { describeSpan } from '~/lib/reporter';
import { getJson, type ClientOptions } from './client';
import { ApiError, describeCause } from './failure';
import type { ReadContext, Resource } from './resource';
import type { SnapshotPart } from './snapshot';

export interface PartSource {
  apiBaseUrl: string;
  client: ClientOptions;
  /** Holds back requests, so that only a few run at once. */
  queue: PQueue;
  context: ReadContext;
  /** Told, in one line, when a last good copy stands in. */
  onCopy: (line: string) => void;
  now: Date;
  onProgress: (step: string, done: number, total: number) => void;
}

/** A part as it was fetched now, or the last good copy of it, or its failure with no rows. */
export interface FetchedPart<Row> extends SnapshotPart<Row> {
  isCopy: boolean;
}

/** A part is a good copy if it was ever fetched, and its rows point to today's media host. */
const isCopyFor = <Row>(part: SnapshotPart<Row>, mediaBaseUrl: string) =>
  part.fetchedAt !== undefined && !part.failure && part.mediaBaseUrl === mediaBaseUrl;

/** Says that a copy stands in, why, and how old it is. */
export const describeCopy = (endpoint: string, cause: string, fetchedAt: string, now: Date) =>
  `${endpoint}: ${cause}; using the copy of ${describeSpan(now.getTime() - Date.parse(fetchedAt))} ago`;

/** Fetches one list endpoint; falls back to `previous` and else reports the failure. */
export async function fetchPart<Row>(
  resource: Resource<Row>,
  previous: SnapshotPart<Row> | undefined,
  { apiBaseUrl, client, queue, context, onCopy, now }: PartSource,
): Promise<FetchedPart<Row>> {
  const { mediaBaseUrl } = context;
  const copy = previous && isCopyFor(previous, mediaBaseUrl) ? previous : undefined;
  try {
    const answer = await queue.add(() => getJson(apiBaseUrl, resource.endpoint, copy, client));
    const rows = answer.isUnchanged && copy ? copy.rows : resource.read(answer.body, context);
    const { etag, lastModified } = answer.isUnchanged && copy ? copy : answer;
    const fetchedAt = now.toISOString();
    return { rows, mediaBaseUrl, etag, lastModified, fetchedAt, isCopy: false };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const cause = describeCause(error.failure);
    if (!copy?.fetchedAt) {
      return { rows: [], mediaBaseUrl, failure: error.failure, isCopy: false };
    }
    onCopy(describeCopy(resource.endpoint, cause, copy.fetchedAt, now));
    return { ...copy, isCopy: true };
  }
}
