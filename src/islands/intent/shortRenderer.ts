import { fileURLToPath } from 'node:url';

const ASTROS_OWN = /[\\/]@astrojs[\\/]react[\\/]dist[\\/]client\.js$/;
const RENDERER = fileURLToPath(new URL('./hydrateIsland.ts', import.meta.url));

const NOWHERE = ['__REACT_DEVTOOLS_GLOBAL_HOOK__', 'process'];
const FUNCTIONS = [
  'AbortController',
  'clearTimeout',
  'MessageChannel',
  'queueMicrotask',
  'reportError',
  'requestAnimationFrame',
  'setTimeout',
  'WeakMap',
  'WeakSet',
];
const OBJECTS = ['document', 'performance', 'window'];

const typesOf = (names: string[], type: string) =>
  names.map((name) => [`typeof ${name}`, JSON.stringify(type)] as const);

/** What React asks of its surroundings: every browser that runs our modules gives these answers. */
const ANSWERS: Record<string, string> = Object.fromEntries([
  ...NOWHERE.map((name) => [name, 'undefined'] as const),
  ...typesOf(FUNCTIONS, 'function'),
  ...typesOf(OBJECTS, 'object'),
]);

/**
 * A Vite plugin that wakes islands with our own few lines instead of Astro's, which also know
 * `client:only`, several slots, form actions and children as React elements; and leaves out what React
 * would do elsewhere than in a browser of today.
 */
export const shortRenderer = () => ({
  name: 'client-intent:short-renderer',
  apply: 'build' as const,
  config: () => ({ environments: { client: { define: ANSWERS } } }),
  applyToEnvironment: ({ name }: { name: string }) => name === 'client',
  load: {
    filter: { id: ASTROS_OWN },
    handler: () => `export { default } from ${JSON.stringify(RENDERER)};`,
  },
});
