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
   * What to do with a site with much less content than the last one: refuse it (the default), accept it for a
   * person, or leave it to the caller, who must call `markGood` for a good one.
   */
  onShrink?: 'refuse' | 'accept' | 'leave to caller' | undefined;
}

export interface BuildResult extends FetchResult {
  /** How many pages were placed. */
  pages: number;
  /** Items per endpoint and pages per language, for the gate. */
  amounts: Amounts;
}

/** The folder of the built site, and the folder for everything kept between builds. */
export const DEFAULT_FOLDERS = { outDir: 'dist', cacheDir: '.cache' };
