import type { ObjectName } from '#/lib/objectName.ts';
import type { SnackName } from '#/lib/snackMark.ts';

export interface SocialCard {
  /** The title, a line each. */
  lines: readonly string[];
  ground?: 'gali' | 'majith' | 'ink';
  /** What stands in the ring: a snack, an object, or a shop front by its number. */
  motif: { snack: SnackName } | { object: ObjectName } | { shop: number };
}

/** The pictures of shared links, by the name of their file in `public/social/`. */
export const socialCards: Readonly<Record<string, SocialCard>> = {
  home: { lines: ['Tikhu first,', 'then mithu'], motif: { snack: 'fafda-jalebi' } },
  about: { lines: ['About us'], motif: { snack: 'dhokla' } },
  services: { lines: ['Our', 'services'], motif: { object: 'steamer' } },
  'franchise-details': {
    lines: ['Franchise', 'opportunity'],
    ground: 'majith',
    motif: { shop: 0 },
  },
  contact: { lines: ['Contact us'], motif: { object: 'territory' } },
  menu: { lines: ['Twenty on', 'the board'], motif: { snack: 'khandvi' } },
  blog: { lines: ['Blog'], ground: 'ink', motif: { snack: 'chai' } },
  teams: { lines: ['Our team'], motif: { object: 'uniform' } },
  'chef-single': { lines: ['Who cooks,', 'who serves'], motif: { object: 'ladle' } },
  testimonial: { lines: ['What guests', 'say'], ground: 'ink', motif: { snack: 'vada-pav' } },
  'image-gallery': { lines: ['Image', 'gallery'], motif: { snack: 'patra' } },
  'video-gallery': { lines: ['Video', 'gallery'], motif: { object: 'fryer' } },
  'ready-to-eat': { lines: ['Ready', 'to eat'], ground: 'majith', motif: { snack: 'khakhra' } },
  'franchises-list': { lines: ['Our', 'franchises'], ground: 'majith', motif: { shop: 3 } },
  'not-found': { lines: ['Not found'], ground: 'ink', motif: { snack: 'thali' } },
  faqs: { lines: ['Questions,', 'answered'], motif: { snack: 'jalebi' } },
};
