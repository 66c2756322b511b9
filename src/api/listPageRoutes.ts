import { limits } from '~/config';
import { paginate } from '~/lib/paginate';
import { listPageSegments } from '~/paths';
import { cacheKeyOf } from './cacheKey';
import type { Loaded } from './snapshot';

/** What `getStaticPaths` gives for a paged list: a route a page, each with its items and the error. */
export const listPageRoutes = <Item>({ items, error }: Loaded<Item>) =>
  paginate(items, limits.pageSize).map((page) => ({
    params: { page: listPageSegments(page.number) },
    props: { page, error },
    cacheKey: cacheKeyOf(page, error),
  }));
