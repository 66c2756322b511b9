interface ModuleInfo {
  isEntry: boolean;
  importers: readonly string[];
}

interface Graph {
  getModuleInfo: (id: string) => ModuleInfo | null;
}

const RENDERER = /[\\/]features[\\/]hydration[\\/]hydrate\.ts$/;
const ISLAND = /[\\/]src[\\/]features[\\/](?:\w+[\\/])+\w+\.tsx?$/;
const HELPERS = '\0rolldown/runtime.js';

/** The entries that import a module, directly or not. */
function findUsers(id: string, graph: Graph, seen = new Set<string>()): string[] {
  if (seen.has(id)) return [];
  seen.add(id);
  const info = graph.getModuleInfo(id);
  if (info === null) return [];
  const above = info.importers.flatMap((importer) => findUsers(importer, graph, seen));
  return info.isEntry ? [id, ...above] : above;
}

/**
 * Puts React, its renderer and everything shared by islands into one file, `client`. So an island needs
 * two files, both named in its element, and hydrates in one round trip. Modules that page scripts use stay
 * out, or those scripts would load React.
 */
export function runtimeChunkOf(id: string, graph: Graph): string | null {
  if (id === HELPERS) return 'client';
  const users = findUsers(id, graph);
  if (!users.every((user) => RENDERER.test(user) || ISLAND.test(user))) return null;
  return users.length > 1 || users.some((user) => RENDERER.test(user)) ? 'client' : null;
}
