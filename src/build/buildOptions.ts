import type { SiteLanguages } from '#/content/languages.ts';
import type { Amounts } from './amounts.ts';
import type { ClientOptions } from './fetch/client.ts';
import type { FetchResult } from './fetch/fetchSnapshot.ts';
import type { PlaceResult } from './place/place.ts';
import type { Reporter } from './report/reporter.ts';
import type { Settings } from './settings.ts';

export interface BuildOptions {
  settings: Settings;
  isSample: boolean;
  outDir: string;
  cacheDir: string;
  reporter: Reporter;
  client?: ClientOptions | undefined;
  /** Those of `config.ts`, or fewer of them. */
  languages?: SiteLanguages | undefined;
  /** Renders every page anew, whatever the cache holds. */
  isClean?: boolean | undefined;
  /** Trusts nothing kept from earlier builds: neither answers nor pictures nor pages. */
  isFresh?: boolean | undefined;
  /**
   * What becomes of a site that holds much less than the last one: refused by default, accepted by a
   * person, or judged by the caller, who then says of a good one `markGood`.
   */
  shrinking?: 'refused' | 'accepted' | 'judged by caller' | undefined;
}

export interface BuildResult extends FetchResult, PlaceResult {
  /** Items by endpoint, and pages by language, by which the gate compares sites. */
  amounts: Amounts;
}

/** What the site is built into, and where everything between two builds is kept. */
export const DEFAULT_FOLDERS = { outDir: 'dist', cacheDir: '.cache' };
