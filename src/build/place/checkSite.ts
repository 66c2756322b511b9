import { pathnameOf, type Page } from './readPage.ts';
import { ExpectedError } from '#/build/report/expectedError.ts';

const MAX_LINES = 40;

/** Gathers the faults of single pages, and which pages use which address of our site. */
export function createSiteCheck() {
  const faults: string[] = [];
  const users = new Map<string, string[]>();

  function* faultsOf(addresses: ReadonlySet<string>, routes: readonly string[]): Generator<string> {
    for (const route of routes) {
      if (!addresses.has(pathnameOf(route))) yield `${route}: the page is missing`;
    }
    yield* faults;
    for (const [target, [first, ...others]] of users) {
      if (addresses.has(target)) continue;
      const rest = others.length > 0 ? ` and ${others.length} more pages point` : ' points';
      const cure = target.startsWith('/social/') ? '; npm run cards draws it' : '';
      yield `${target} is not there; ${first}${rest} to it${cure}`;
    }
  }

  return {
    addPage(address: string, { needs, intrusions, targets }: Page): void {
      if (!needs) faults.push(`${address}: no page-policy tag`);
      for (const script of intrusions) {
        faults.push(`${address}: no code of ours writes the inline script ${script}`);
      }
      for (const target of targets) {
        const pages = users.get(target);
        if (pages) pages.push(address);
        else users.set(target, [address]);
      }
    },
    /** Every address of our site that a page uses. */
    targets: () => [...users.keys()],
    /** Throws ExpectedError if a route, internal link or asset is missing, or a script is not ours. */
    finish(addresses: ReadonlySet<string>, routes: readonly string[]): void {
      const found = [...faultsOf(addresses, routes)];
      if (found.length === 0) return;
      const rest = found.length > MAX_LINES ? [`and ${found.length - MAX_LINES} more`] : [];
      throw new ExpectedError([...found.slice(0, MAX_LINES), ...rest].join('\n'));
    },
  };
}
