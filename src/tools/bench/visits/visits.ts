import { link as blog } from '#/copy/pages/blog.ts';
import { link as franchiseDetails } from '#/copy/pages/franchiseDetails.ts';
import { link as franchisesList } from '#/copy/pages/franchisesList.ts';
import { link as home } from '#/copy/pages/home.ts';
import { link as menu } from '#/copy/pages/menu.ts';

/** One step of a visit. */
export type Step =
  | { kind: 'open' | 'tap'; address: string }
  | { kind: 'back' }
  | { kind: 'call' }
  /** Closes the page; the browser's cache stays. */
  | { kind: 'leave' }
  | { kind: 'form' };

export const VISITS = ['hungry', 'buyer', 'reader', 'returning'] as const;
export type VisitName = (typeof VISITS)[number];

const open = (address: string): Step => ({ kind: 'open', address });
const tap = (address: string): Step => ({ kind: 'tap', address });
const back: Step = { kind: 'back' };

/** The address at `index` among those that match a pattern. */
function findRoute(routes: readonly string[], pattern: RegExp, index = 0): string {
  const route = routes.filter((address) => pattern.test(address))[index];
  if (route === undefined) throw new Error(`No page of the site is like ${String(pattern)}`);
  return route;
}

/** The four visits to our own site. */
export function ownVisits(routes: readonly string[]): Record<VisitName, Step[]> {
  const city = findRoute(routes, /^\/franchises-list\/[^/]+\/[^/]+\/[^/]+\/$/);
  const [, country = '', state = ''] = /^(\/[^/]+\/[^/]+\/)([^/]+\/)/.exec(city) ?? [];
  const [post, other] = [0, 1].map((index) => findRoute(routes, /^\/blog-single\/[^/]+\/$/, index));
  return {
    hungry: [
      open(home.href),
      tap(menu.href),
      tap(franchisesList.href),
      tap(country + state),
      tap(city),
      { kind: 'call' },
    ],
    buyer: [
      open(home.href),
      tap(franchiseDetails.href),
      tap(franchisesList.href),
      tap(franchiseDetails.href),
      { kind: 'form' },
    ],
    reader: [open(post ?? ''), tap(blog.href), tap(other ?? ''), back, back],
    returning: [open(home.href), { kind: 'leave' }, open(home.href), tap(menu.href)],
  };
}

/**
 * The visits to another site, each from a list of addresses in order, separated by commas. The last page of
 * `hungry` must have the number to call, and the last page of `buyer` the form.
 */
export function foreignVisits(
  addresses: Partial<Record<VisitName, string | undefined>>,
): Partial<Record<VisitName, Step[]>> {
  const walk = (list: string) =>
    list.split(',').map((address, index) => (index === 0 ? open(address) : tap(address)));
  const { hungry, buyer, reader } = addresses;
  return {
    ...(hungry !== undefined && { hungry: [...walk(hungry), { kind: 'call' }] }),
    ...(buyer !== undefined && { buyer: [...walk(buyer), { kind: 'form' }] }),
    ...(reader !== undefined && {
      reader: [
        ...walk(reader),
        ...walk(reader)
          .slice(1)
          .map(() => back),
      ],
    }),
  };
}

/** A step's name in tables. */
export const describeStep = (step: Step): string =>
  'address' in step ? `${step.kind} ${step.address}` : step.kind;
