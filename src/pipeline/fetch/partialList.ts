import type { Warn } from '#/api/notes.ts';
import { listOf } from '#/api/parseListText.ts';
import { isRecord } from '#/lib/json.ts';
import type { ResponsePage } from './pagination.ts';

/** The keys of a pager: how many items and pages there are, and whether there are more than these. */
const TOTAL = /^(?:total|count|(?:total|item)_?(?:count|elements|items|records|results))$/i;
const PAGES = /^(?:last_?page|page_?count|total_?pages|pages)$/i;
const MORE = /^(?:has_?)?(?:more|next)(?:_?(?:cursor|items|page|results|token|url)\w*)?$/i;
const LAST = /^(?:is_?)?last(?:_?page)?$/i;

/** Keys of the objects beside a list that describe its pages, such as `meta`, `_links` or `pageInfo`. */
const PAGER = /cursor|link|meta|pag/i;

/** Lists the keys and values beside a list, and those of its pagers. */
const pagerEntries = (holder: unknown, levels = 3): [string, unknown][] =>
  levels === 0 || !isRecord(holder) || listOf(holder)
    ? []
    : Object.entries(holder).flatMap(([key, value]) => {
        const isPager =
          PAGER.test(key) || listOf(isRecord(value) ? value.data : undefined) !== undefined;
        return [[key, value], ...(isPager ? pagerEntries(value, levels - 1) : [])];
      });

const isFilled = (value: unknown): boolean =>
  typeof value === 'object' && value !== null
    ? Object.keys(value).length > 0
    : Boolean(value) && !['0', 'false'].includes(String(value).toLowerCase());

/** Names the key by which a response has more items than it holds. */
function findMore({ body, link = '' }: ResponsePage): string | undefined {
  const [key] =
    pagerEntries(body).find(([name, value]) =>
      LAST.test(name) ? value === false : MORE.test(name) && isFilled(value),
    ) ?? [];
  return key ?? (/;\s*rel="?[^",;]*\bnext\b/i.test(link) ? 'Link' : undefined);
}

/** Warns if the last of these pages says in a usual way that there is more than all of them hold. */
export function warnOfMore(
  endpoint: string,
  pages: readonly ResponsePage[],
  count: number,
  warn: Warn,
): void {
  const last = pages.at(-1);
  if (!last) return;
  const largest = (key: RegExp) => {
    const entries = pagerEntries(last.body).filter(([name]) => key.test(name));
    return Math.max(0, ...entries.map(([, value]) => Number(value)).filter(Number.isFinite));
  };
  const [items, all, more] = [largest(TOTAL), largest(PAGES), findMore(last)];
  const cure = 'the API must send all in one response, or link to the next page';
  if (items > count)
    warn(`${endpoint}: says that it has ${items} items, but sends ${count}; ${cure}`);
  else if (all > pages.length)
    warn(`${endpoint}: says that it has ${all} pages, but links to ${pages.length}; ${cure}`);
  else if (more)
    warn(
      `${endpoint}: says in ${more} that it has more than the ${count} items that it sends; ${cure}`,
    );
}
