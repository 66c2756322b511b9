/**
 * Title and description of page `number` (from 1) of a paged list; those of later pages name it.
 *
 * @example listPageHead(2, { title: 'Blog', description: 'stories' }) // 'Blog, page 2', 'Page 2: stories'
 */
export const listPageHead = (number: number, head: { title: string; description: string }) =>
  number === 1
    ? head
    : {
        title: `${head.title}, page ${number}`,
        description: `Page ${number}: ${head.description}`,
      };
