/**
 * Writes a state, and an address where one is given, into the session history. A browser may refuse, as
 * WebKit does after 100 calls in ten seconds: then the history stays behind what is shown.
 */
export function writeHistory(how: 'replace' | 'push', state: unknown, address?: string): void {
  try {
    if (how === 'push') history.pushState(state, '', address);
    else history.replaceState(state, '', address);
  } catch {
    // What is shown matters more than the address.
  }
}
