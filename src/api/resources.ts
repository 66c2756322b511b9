import { benefitResource } from './benefits';
import { dishResource } from './dishes';
import { faqResource } from './faqs';
import { fetchBodies } from './fetchBodies';
import type { EndpointFailure } from './failure';
import { fetchPart, type PartSource } from './fetchPart';
import { galleryResource } from './gallery';
import type { KeptAnswer } from './keptAnswers';
import { placeResource } from './places';
import { postResource } from './posts';
import type { NamedPicture, Resource } from './resource';
import type { SnapshotPart } from './snapshot';
import type { SnapshotStore } from './snapshotStore';
import { teamResource } from './team';
import { videoResource } from './videos';

/** One endpoint, fetched: its part of the snapshot, the answers it comes from, and the pictures it names. */
export interface FetchedResource {
  name: string;
  part: SnapshotPart<unknown>;
  answers: Record<string, readonly KeptAnswer[]>;
  pictures: NamedPicture[];
  failures: EndpointFailure[];
}

type ReadKept = SnapshotStore['readAnswers'];

export type FetchResource = (readKept: ReadKept, source: PartSource) => Promise<FetchedResource>;

const fetcherOf =
  <Row>(resource: Resource<Row>): FetchResource =>
  async (readKept, source) => {
    const { name, endpoint } = resource;
    const { rows, answers, failure } = await fetchPart(resource, await readKept(name), source);
    return {
      name,
      part: { rows, failure },
      answers: { [name]: answers },
      pictures: rows.flatMap(resource.pictures),
      failures: failure ? [{ endpoint, failure }] : [],
    };
  };

const BODIES = `${postResource.name}-bodies`;

/** Posts may lack their bodies in the list, and then have an answer each. */
const fetchPosts: FetchResource = async (readKept, source) => {
  const { name, endpoint, pictures } = postResource;
  const part = await fetchPart(postResource, await readKept(name), source);
  const bodies = await fetchBodies(part, await readKept(BODIES), source);
  const { failure } = part;
  return {
    name,
    part: { rows: bodies.rows, failure },
    answers: { [name]: part.answers, [BODIES]: bodies.answers },
    pictures: bodies.rows.flatMap(pictures),
    failures: [...bodies.failures, ...(failure ? [{ endpoint, failure }] : [])],
  };
};

/** A fetcher for every list endpoint of the spec's section 7. */
export const resourceFetchers: readonly FetchResource[] = [
  fetcherOf(dishResource),
  fetchPosts,
  fetcherOf(teamResource),
  fetcherOf(faqResource),
  fetcherOf(galleryResource),
  fetcherOf(benefitResource),
  fetcherOf(videoResource),
  fetcherOf(placeResource),
];
