/** Odd, so that there is a median. */
const ROUNDS = 5;

/**
 * Visits one page after another, in several rounds, so that a slow moment of the machine affects all pages
 * equally. Returns each page's findings, in the order of the pages.
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
