/**
 * Writes a state, and an address where one is given, into the session history. A browser may refuse, as
 * WebKit does after 100 calls in ten seconds: then the history stays behind what is shown, and says so.
 */
export function writeHistory(how: 'replace' | 'push', state: unknown, address?: string): boolean {
  try {
    if (how === 'push') history.pushState(state, '', address);
    else history.replaceState(state, '', address);
    return true;
  } catch {
    return false;
  }
}
