import { benefitResource } from './benefits';
import { dishResource } from './dishes';
import { faqResource } from './faqs';
import { fetchBodies } from './fetchBodies';
import { fetchPart, type FetchedPart, type PartSource } from './fetchPart';
import type { EndpointFailure } from './failure';
import { galleryResource } from './gallery';
import { placeResource } from './places';
import { postResource } from './posts';
import type { NamedPicture, Resource } from './resource';
import type { SnapshotPart } from './snapshot';
import type { SnapshotStore } from './snapshotStore';
import { teamResource } from './team';
import { videoResource } from './videos';

/** One endpoint, fetched: its part of the snapshot and the pictures that its rows name. */
export interface FetchedResource {
  name: string;
  part: SnapshotPart<unknown>;
  pictures: NamedPicture[];
  failures: EndpointFailure[];
}

export type FetchResource = (store: SnapshotStore, source: PartSource) => Promise<FetchedResource>;

/** Asks for what the list's answer left out; only posts have such a part. */
type Complete<Row> = (
  part: FetchedPart<Row>,
  previous: SnapshotPart<Row> | undefined,
  source: PartSource,
) => Promise<{ rows: Row[]; failures: EndpointFailure[] }>;

const keepRows = <Row>({ rows }: FetchedPart<Row>) => Promise.resolve({ rows, failures: [] });

const fetcherOf =
  <Row>(resource: Resource<Row>, complete: Complete<Row> = keepRows): FetchResource =>
  async (store, source) => {
    const { name, endpoint } = resource;
    const previous = await store.read<SnapshotPart<Row>>(name);
    const { isCopy, ...part } = await fetchPart(resource, previous, source);
    const { rows, failures } = await complete({ ...part, isCopy }, previous, source);
    if (part.failure) failures.push({ endpoint, failure: part.failure });
    return { name, part: { ...part, rows }, pictures: rows.flatMap(resource.pictures), failures };
  };

/** A fetcher for every list endpoint of the spec's section 7. */
export const resourceFetchers: readonly FetchResource[] = [
  fetcherOf(dishResource),
  fetcherOf(postResource, fetchBodies),
  fetcherOf(teamResource),
  fetcherOf(faqResource),
  fetcherOf(galleryResource),
  fetcherOf(benefitResource),
  fetcherOf(videoResource),
  fetcherOf(placeResource),
];
