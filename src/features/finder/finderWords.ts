import type { Words } from '#/words/words.ts';

type FinderTexts = Words['finder'];

/** The texts of the franchise finder, and the causes of a file that could not be had. */
export interface FinderWords extends FinderTexts {
  /** `Error fetching franchises: {cause}`. */
  fetchFailed: string;
  causes: Words['notices']['causes'];
}
