import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CONTENT_TYPES } from '#/hosts/contentTypes.ts';
import {
  CACHE_FEEDS,
  CACHE_HASHED,
  CACHE_PAGES_UNPURGED,
  FEEDS,
  HASHED_FOLDERS,
} from '#/hosts/headerRules.ts';

const script = readFileSync('src/hosts/publish-to-bucket.sh', 'utf8');
const valueOf = (name: string) => new RegExp(`^${name}='([^']*)'$`, 'm').exec(script)?.[1];

test('keeps files as long as the hosts with our headers do', () => {
  expect(valueOf('CACHE_ASSETS')).toBe(CACHE_HASHED);
  expect(valueOf('CACHE_PAGES')).toBe(CACHE_PAGES_UNPURGED);
  expect(valueOf('CACHE_FEEDS')).toBe(CACHE_FEEDS);
});

test('takes the same files for assets and feeds', () => {
  const folders = HASHED_FOLDERS.map((folder) => folder.slice(1, -1)).join(',');
  expect(valueOf('ASSETS')).toBe(`/{${folders}}/**`);
  const feeds = FEEDS.map((feed) => feed.slice(1).replace(/\.\w+$/, '')).join(',');
  expect(valueOf('FEEDS')).toBe(`/{${feeds}}`);
});

test('knows the type of every kind of file', () => {
  const types = Object.entries(CONTENT_TYPES).map(([ending, type]) => `${ending.slice(1)} ${type}`);
  expect(valueOf('TYPES')).toBe(types.join('\n'));
});
