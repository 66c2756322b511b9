import { test } from '@playwright/test';
import { routeOfEachKind } from '../../fixtures/routeOfEachKind.ts';
import { walkThrough } from '../../fixtures/walk.ts';

test.use({ javaScriptEnabled: false });

for (const route of await routeOfEachKind()) {
  test(`${route} opens whole and without a complaint`, async ({ page }) => {
    await walkThrough(page, route);
  });
}
