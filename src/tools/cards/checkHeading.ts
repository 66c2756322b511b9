import type { Page } from 'playwright';

/** The width from the start of a line to the ring, in pixels. */
const MAX_WIDTH = 655;

/** The fonts that a card's heading uses, including fonts of this machine. */
async function fontsOf(page: Page): Promise<{ familyName: string; isCustomFont: boolean }[]> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('DOM.enable');
  await browser.send('CSS.enable');
  const { root } = await browser.send('DOM.getDocument');
  const { nodeId } = await browser.send('DOM.querySelector', {
    nodeId: root.nodeId,
    selector: '[data-heading]',
  });
  return (await browser.send('CSS.getPlatformFontsForNode', { nodeId })).fonts;
}

/** Throws if a card's heading reaches the ring, or has a letter that its font lacks. */
export async function checkHeading(page: Page): Promise<void> {
  const widths = await page
    .locator('tspan')
    .evaluateAll((lines) => lines.map((line) => (line as SVGTSpanElement).getComputedTextLength()));
  const widest = Math.round(Math.max(...widths));
  if (widest > MAX_WIDTH)
    throw new Error(`A line takes ${widest} of ${MAX_WIDTH} pixels: break it.`);
  const foreign = (await fontsOf(page)).find(({ isCustomFont }) => !isCustomFont);
  if (foreign) throw new Error(`A letter came from ${foreign.familyName}: its own font has none.`);
}
