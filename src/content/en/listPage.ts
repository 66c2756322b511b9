import type { PageRecord } from '#/content/pageRecord.ts';

/** The record of page `number` of a paged list; from page 2 on, title and description name the number. */
export const listPage = <Page extends PageRecord>(page: Page, number: number) =>
  number === 1
    ? page
    : {
        ...page,
        title: `${page.title}, page ${number}`,
        description: `Page ${number}: ${page.description}`,
      };
