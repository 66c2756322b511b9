/**
 * Writes a state, and optionally an address, into the session history. A browser may refuse, as WebKit
 * does after 100 calls in ten seconds: then the address is out of date.
 */
export function writeHistory(how: 'replace' | 'push', state: unknown, address?: string): void {
  try {
    if (how === 'push') history.pushState(state, '', address);
    else history.replaceState(state, '', address);
  } catch {
    // What the page shows matters more than its address.
  }
}
