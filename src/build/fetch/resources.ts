import { benefitResource } from '#/api/benefits.ts';
import { dishResource } from '#/api/dishes.ts';
import { faqResource } from '#/api/faqs.ts';
import { fetchBodies } from './fetchBodies.ts';
import type { EndpointFailure } from '#/api/failure.ts';
import { fetchPart, type PartSource } from './fetchPart.ts';
import { galleryResource } from '#/api/gallery.ts';
import type { KeptAnswer } from './keptAnswers.ts';
import { locationResource } from '#/api/locations.ts';
import { postResource } from '#/api/posts.ts';
import type { NamedPicture, Resource } from '#/api/resource.ts';
import type { SnapshotPart } from '#/api/snapshot.ts';
import type { SnapshotStore } from './snapshotStore.ts';
import { teamResource } from '#/api/team.ts';
import { videoResource } from '#/api/videos.ts';

/** One fetched endpoint: its part of the snapshot, its raw answers, and the pictures it names. */
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

/** A list of posts may lack their bodies; each of these posts is then fetched by itself. */
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

/** One fetcher for each list endpoint of the spec's section 7. */
export const resourceFetchers: readonly FetchResource[] = [
  fetcherOf(dishResource),
  fetchPosts,
  fetcherOf(teamResource),
  fetcherOf(faqResource),
  fetcherOf(galleryResource),
  fetcherOf(benefitResource),
  fetcherOf(videoResource),
  fetcherOf(locationResource),
];
