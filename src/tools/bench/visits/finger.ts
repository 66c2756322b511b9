import type { CDPSession, ElementHandle, Page } from 'playwright';
import { StepNotThere } from './stepNotThere.ts';

/** How long a finger touches the screen in a tap. */
const TAP_MS = 80;
/** How long a menu may take to open. */
const MENU_MS = 1500;

/** The first visible link to an address, or `null`. */
async function findVisibleLink(page: Page, address: string) {
  const handle = await page.evaluateHandle((wanted) => {
    const pathOf = (link: HTMLAnchorElement) => link.pathname.replace(/(\/|\/index\.html)$/, '');
    const isWanted = (link: HTMLAnchorElement) =>
      wanted.startsWith('tel:')
        ? link.protocol === 'tel:'
        : link.origin === location.origin &&
          !link.hash &&
          pathOf(link) === wanted.replace(/\/$/, '');
    // An element on top would get the tap: the current slide covers the others.
    const isOnTop = (link: HTMLAnchorElement) => {
      link.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { x, y, width, height } = link.getBoundingClientRect();
      return link.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    };
    return [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].find(
      (link) => isWanted(link) && link.checkVisibility() && isOnTop(link),
    );
  }, address);
  return handle.asElement();
}

/** Like `findVisibleLink`, but waits for a menu that is still opening. */
async function waitForLink(page: Page, address: string) {
  const deadline = Date.now() + MENU_MS;
  let link = await findVisibleLink(page, address);
  while (link === null && Date.now() < deadline) {
    await page.waitForTimeout(50);
    link = await findVisibleLink(page, address);
  }
  return link;
}

/** Taps the centre of an element with touch events; returns when the finger leaves the screen. */
async function tapElement(page: Page, session: CDPSession, element: ElementHandle<Element>) {
  await element.evaluate((target) =>
    target.scrollIntoView({ block: 'center', behavior: 'instant' }),
  );
  const box = await element.boundingBox();
  if (box === null) throw new StepNotThere(`${page.url()}: what is to be tapped cannot be seen`);
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await page.waitForTimeout(TAP_MS);
  const at = Date.now();
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  return at;
}

/**
 * Taps the link to an address; if it is not visible, looks for it in the header's menus. Returns the time of
 * the tap.
 */
export async function tapLink(page: Page, session: CDPSession, address: string): Promise<number> {
  const link = await findVisibleLink(page, address);
  if (link !== null) return tapElement(page, session, link);
  for (const control of await page
    .locator('header :is(summary, button):visible')
    .elementHandles()) {
    await tapElement(page, session, control as ElementHandle<Element>);
    const inMenu = await waitForLink(page, address);
    if (inMenu !== null) return tapElement(page, session, inMenu);
  }
  throw new StepNotThere(`${page.url()} has no link to ${address}`);
}

/** Taps the first element that a selector matches; returns the time of the tap. */
export async function tap(page: Page, session: CDPSession, selector: string): Promise<number> {
  const element = await page.$(selector);
  if (element === null) throw new StepNotThere(`${page.url()} has no ${selector}`);
  return tapElement(page, session, element);
}
