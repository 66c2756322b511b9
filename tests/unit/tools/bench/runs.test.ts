import { expect, test } from 'vitest';
import type { Measurement } from '#/tools/bench/measurement.ts';
import { compareRuns } from '#/tools/bench/runs.ts';

const page = (route: string, bytes: number): Measurement => ({
  route,
  files: [
    {
      address: route,
      kind: 'html',
      bytes,
      headerBytes: 0,
      askedBy: 'the visitor',
      isBeforeLoad: true,
      isBlocking: false,
      isReact: false,
    },
  ],
  shifts: [],
  unsizedPictures: [],
  hasSlider: false,
  otherScripts: 0,
  islands: [],
});

test('tells only what differs from an earlier run', () => {
  const figures = { html: 1024, everything: 1024, requests: 1 };
  const earlier = { pages: [{ route: '/menu/', figures }] };
  expect(compareRuns(earlier, [page('/menu/', 2048), page('/new/', 10)])).toEqual([
    '/menu/: HTML 1.0 → 2.0 KB',
    '/menu/: everything 1.0 → 2.0 KB',
    '/new/: not in the earlier run',
  ]);
});
