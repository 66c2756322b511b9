import type { Page } from 'playwright';

/** A picture on a page, with its size in CSS pixels. */
export interface LargestPicture {
  /** The path of its file, or a `data:` address for an inlined drawing. */
  address: string;
  width: number;
  height: number;
}

/** Whether a picture is a file of its own. */
export const isFile = ({ address }: LargestPicture): boolean => address.startsWith('/');

/** The picture that is the largest contentful paint of a page; undefined if that is text. */
export const findLargestPicture = (page: Page): Promise<LargestPicture | undefined> =>
  page.evaluate(
    () =>
      new Promise<LargestPicture | undefined>((resolve) => {
        /** From the styles, because the browser gives only the first characters of a `data:` address. */
        const drawingOf = (element: Element): string | undefined => {
          if (element instanceof HTMLImageElement) return element.currentSrc;
          const backgrounds = [null, '::before', '::after'].map(
            (box) => getComputedStyle(element, box).backgroundImage,
          );
          return /url\("(data:.*?)"\)/.exec(backgrounds.join())?.[1];
        };
        const addressOf = ({ url }: LargestContentfulPaint, element: Element) => {
          if (url.startsWith('data:')) return drawingOf(element);
          return url.startsWith(location.origin) ? new URL(url).pathname : undefined;
        };
        new PerformanceObserver((list) => {
          const entry = list.getEntries().at(-1);
          if (!(entry instanceof LargestContentfulPaint) || entry.element === null) return;
          const address = addressOf(entry, entry.element);
          const { width, height } = entry.element.getBoundingClientRect();
          const size = { width: Math.round(width), height: Math.round(height) };
          resolve(address === undefined ? undefined : { address, ...size });
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
