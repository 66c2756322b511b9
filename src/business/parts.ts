import type { Part } from '#/routes.ts';

/**
 * The parts that a business may lack. `false` leaves out the pages of a part, all that leads to them, and
 * what only they need from the API. `src/routes.ts` says which pages belong to a part.
 */
export const parts: Record<Part, boolean> = {
  /** The franchise offer, its services, and the outlets of the partners. */
  franchises: true,
  /** Packed food, ready to eat. */
  packs: true,
  team: true,
  blog: true,
};
