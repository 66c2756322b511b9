import type { Words } from '#/words/words.ts';

/** The texts of the franchise finder, and the causes of a file that could not be had. */
export interface FinderWords extends Omit<Words['finder'], 'description'> {
  /** `Error fetching franchises: {cause}`. */
  fetchFailed: string;
  causes: Words['notices']['causes'];
}
