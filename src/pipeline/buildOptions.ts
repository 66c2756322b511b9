import type { Amounts } from './gate.ts';
import type { ClientOptions } from './fetch/apiClient.ts';
import type { FetchResult } from './fetch/fetchSnapshot.ts';
import type { Reporter } from '#/system/report/reporter.ts';
import type { Settings } from './settings.ts';

export interface BuildOptions {
  settings: Settings;
  isSample: boolean;
  outDir: string;
  cacheDir: string;
  reporter: Reporter;
  client?: ClientOptions | undefined;
  /**
   * What to do with a site that has much less content than the last one: refuse it (the default), accept it
   * because a person asked to, or leave it to the caller, who must call `markGood` for a good site.
   */
  onShrink?: 'refuse' | 'accept' | 'leave to caller' | undefined;
}

export interface BuildResult extends FetchResult {
  /** The number of pages. */
  pages: number;
  /** The numbers of items per endpoint and pages per language, for the gate. */
  amounts: Amounts;
}

/** The folder of the built site, and the cache that builds share. */
export const DEFAULT_FOLDERS = { outDir: 'dist', cacheDir: '.cache' };
