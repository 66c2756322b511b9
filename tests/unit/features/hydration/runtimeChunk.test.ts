import { expect, test } from 'vitest';
import { runtimeChunkOf } from '#/features/hydration/runtimeChunk.ts';

const RENDERER = '/site/src/features/hydration/hydrate.ts';
const MENU = '/site/src/features/menu/HeaderMenu.tsx';
const MODAL = '/site/src/features/video/VideoModal.tsx';
const PAGE_SCRIPT = '/site/src/components/Slider.astro?astro&type=script&index=0&lang.ts';

const ENTRIES = new Set([RENDERER, MENU, MODAL, PAGE_SCRIPT]);

/** A module graph, given by the importers of each module. */
const graphOf = (importers: Record<string, string[]>) => ({
  getModuleInfo: (id: string) => ({ isEntry: ENTRIES.has(id), importers: importers[id] ?? [] }),
});

test('keeps the renderer and what it imports in one file', () => {
  const graph = graphOf({ 'react-dom': [RENDERER], scheduler: ['react-dom'] });
  expect(runtimeChunkOf(RENDERER, graph)).toBe('client');
  expect(runtimeChunkOf('scheduler', graph)).toBe('client');
});

test('adds what two islands share', () => {
  const graph = graphOf({ nanostores: ['store', MODAL], store: [MENU] });
  expect(runtimeChunkOf('nanostores', graph)).toBe('client');
});

test('leaves what one island uses in the file of that island', () => {
  const graph = graphOf({ store: [MENU], links: ['store', MENU] });
  expect(runtimeChunkOf('links', graph)).toBeNull();
  expect(runtimeChunkOf(MENU, graph)).toBeNull();
});

test('leaves out what the script of a page uses', () => {
  const graph = graphOf({ paths: [MENU, MODAL, PAGE_SCRIPT] });
  expect(runtimeChunkOf('paths', graph)).toBeNull();
});

test('follows imports that run in a circle', () => {
  const graph = graphOf({ left: ['right', MENU], right: ['left', MODAL] });
  expect(runtimeChunkOf('left', graph)).toBe('client');
});
