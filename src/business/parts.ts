import type { Part } from '#/routes.ts';

/**
 * The optional parts of the site. `false` leaves out a part's pages, all links to them, and the
 * endpoints that only they need. `src/routes.ts` assigns pages to parts.
 */
export const parts: Record<Part, boolean> = {
  /** The franchise offer, its services, and the partners' outlets. */
  franchises: true,
  /** Packed, ready-to-eat food. */
  packs: true,
  team: true,
  blog: true,
};
