/** Odd, so that there is a middle one. */
const ROUNDS = 5;

/**
 * Visits one page after the other, and all of them several times in turn, so that what slows the machine
 * down for a while meets every page; gives each page's findings, in the order of the pages.
 */
export async function visitInRounds<Page, Finding>(
  pages: readonly Page[],
  visit: (page: Page) => Promise<Finding>,
): Promise<Finding[][]> {
  const findings: Finding[][] = pages.map(() => []);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [index, page] of pages.entries()) findings[index]?.push(await visit(page));
  }
  return findings;
}
