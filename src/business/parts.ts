/**
 * The parts that a business may lack. `false` leaves out the pages of a part, all that leads to them, and
 * what only they need from the API. A page names its part in `page` of its English words.
 */
export const parts = {
  /** The franchise offer, its services, and the outlets of the partners. */
  franchises: true,
  /** Packed food, ready to eat. */
  packs: true,
  team: true,
  blog: true,
};

export type Part = keyof typeof parts;
