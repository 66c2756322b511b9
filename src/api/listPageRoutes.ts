import { limits, paginate } from '#/lib/posts.ts';
import type { Locale } from '#/messages/languages.ts';
import { listPageSegments, routesInEachLanguage } from '#/business/pages.ts';
import type { PageName } from '#/routes.ts';
import type { Loaded } from './snapshot.ts';

/**
 * The result of `getStaticPaths` for a paged list: a route per language and page, with items or the error.
 */
export const listPageRoutes = <Item>(name: PageName, load: (locale: Locale) => Loaded<Item>) =>
  routesInEachLanguage(name, (locale) => {
    const { items, error } = load(locale);
    return paginate(items, limits.pageSize).map((page) => ({
      params: { page: listPageSegments(page.number) },
      props: { page, error },
    }));
  });
