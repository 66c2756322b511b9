import { expect, test } from 'vitest';
import { openTestSite } from '../fixtures/testSite.ts';

const site = openTestSite();
const fileOf = (route: string) => (route.endsWith('/') ? `${route}index.html` : route).slice(1);

test('no decoration is a separate request, except lazy ones', () => {
  const pages = site.routes.map((route) => site.read(fileOf(route)));
  const asked = pages.flatMap(
    (html) => html.match(/<img[^>]*src="[^"]*\.svg"[^>]*>|url\(["']?[^"')]*\.svg/g) ?? [],
  );
  expect(asked.filter((tag) => !tag.includes(' loading="lazy"'))).toEqual([]);
});
