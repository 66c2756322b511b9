import type { LayoutShift } from './measurement';

declare global {
  interface Window {
    benchShifts: LayoutShift[];
  }
}

interface ShiftEntry extends PerformanceEntry {
  value: number;
  sources: { node?: Node | null }[];
}

/** Collects what moves in a page; runs in it before its first byte. */
export function watchShifts(): void {
  const name = (element: Element) => {
    const classes = element.getAttribute('class')?.trim().replace(/\s+/g, '.');
    return element.localName + (element.id && `#${element.id}`) + (classes ? `.${classes}` : '');
  };
  window.benchShifts = [];
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as ShiftEntry[]) {
      const elements = sources.map(({ node }) =>
        node instanceof Element ? node : node?.parentElement,
      );
      const moved = elements.map((element) => (element ? name(element) : 'an element now gone'));
      window.benchShifts.push({ value, moved });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
