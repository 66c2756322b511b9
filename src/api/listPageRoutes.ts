import { limits } from '#/lib/limits.ts';
import { paginate } from '#/lib/paginate.ts';
import { listPageSegments } from '#/content/paths.ts';
import type { Loaded } from './snapshot.ts';

/** The result of `getStaticPaths` for a paged list: one route for each page, with its items and the error. */
export const listPageRoutes = <Item>({ items, error }: Loaded<Item>) =>
  paginate(items, limits.pageSize).map((page) => ({
    params: { page: listPageSegments(page.number) },
    props: { page, error },
  }));
