/** Odd, so that there is a middle one. */
const ROUNDS = 5;

/**
 * Visits one place after the other, and all of them several times in turn, so that what slows the machine
 * down for a while meets every place; gives each place's findings, in the order of the places.
 */
export async function visitInRounds<Place, Finding>(
  places: readonly Place[],
  visit: (place: Place) => Promise<Finding>,
): Promise<Finding[][]> {
  const findings: Finding[][] = places.map(() => []);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [index, place] of places.entries()) findings[index]?.push(await visit(place));
  }
  return findings;
}
