import type { Outlet } from '#/api/locations.ts';
import { connectionFailed, unreadableAnswer } from '#/copy/causes.ts';
import { timeOut } from '#/copy/notices.ts';
import type { Named } from './locationChoice.ts';

/** A city of a state's file; the pages emit one file a state. */
export interface OutletCity extends Named {
  outlets: Outlet[];
}

const TIMEOUT_MS = 15_000;

const files = new Map<string, Promise<OutletCity[]>>();

/** Chrome 103 to 123 call a time-out `AbortError`; nothing else ends these requests. */
const TIMEOUT_NAMES = ['TimeoutError', 'AbortError'];

/** Why a file could not be had, in the words of the contract's section 3. */
function describeFault(error: unknown): string {
  if (error instanceof DOMException && TIMEOUT_NAMES.includes(error.name)) {
    return timeOut(TIMEOUT_MS);
  }
  return error instanceof TypeError ? connectionFailed : unreadableAnswer;
}

async function fetchCities(url: string): Promise<OutletCity[]> {
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  return response.json() as Promise<OutletCity[]>;
}

/** The cities of a state with their outlets; rejects with an Error whose message is the cause. */
export function loadCities(url: string): Promise<OutletCity[]> {
  const file =
    files.get(url) ??
    fetchCities(url).catch((error: unknown) => {
      files.delete(url);
      const isStatus = error instanceof Error && error.message.startsWith('HTTP ');
      throw isStatus ? error : new Error(describeFault(error));
    });
  files.set(url, file);
  return file;
}
