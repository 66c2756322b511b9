import type { PageRecord } from '#/content/pageRecord.ts';

/** The record of page `number` (from 1) of a paged list: title and description of later ones name it. */
export const listPage = <Page extends PageRecord>(page: Page, number: number) =>
  number === 1
    ? page
    : {
        ...page,
        title: `${page.title}, पेज ${number}`,
        description: `पेज ${number}: ${page.description}`,
      };
