import PQueue from 'p-queue';

/** Most of a visit is waiting, so that several at once do not disturb each other. */
const VISITS_AT_ONCE = 4;

/** Visits several places at a time, and gives what each visit found, in the order of the places. */
export function visitAll<Place, Finding>(
  places: readonly Place[],
  visit: (place: Place) => Promise<Finding>,
): Promise<Finding[]> {
  const queue = new PQueue({ concurrency: VISITS_AT_ONCE });
  return queue.addAll(places.map((place) => () => visit(place)));
}
