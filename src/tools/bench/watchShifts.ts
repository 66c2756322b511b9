import type { LayoutShift } from './measurement.ts';

declare global {
  interface Window {
    benchShifts: LayoutShift[];
  }
}

interface ShiftEntry extends PerformanceEntry {
  value: number;
  sources: { node?: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

/** Records layout shifts; runs in the page before anything else. */
export function watchShifts(): void {
  const name = (element: Element) => {
    const classes = element.getAttribute('class')?.trim().replace(/\s+/g, '.');
    return element.localName + (element.id && `#${element.id}`) + (classes ? `.${classes}` : '');
  };
  window.benchShifts = [];
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as ShiftEntry[]) {
      const moved = sources.map(({ node, previousRect, currentRect }) => {
        const element = node instanceof Element ? node : node?.parentElement;
        const right = Math.round(currentRect.x - previousRect.x);
        const down = Math.round(currentRect.y - previousRect.y);
        return `${element ? name(element) : 'an element now gone'} by ${right}, ${down} px`;
      });
      window.benchShifts.push({ value, moved });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
