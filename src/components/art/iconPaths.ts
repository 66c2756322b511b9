/** Line icons on a grid of 24 units, drawn with a stroke of 2. */
export const ICON_PATHS = {
  phone:
    'M7 3h2l2 5-2.5 2a12 12 0 0 0 5.5 5.5l2-2.5 5 2v2a3 3 0 0 1-3 3A14.5 14.5 0 0 1 4 6a3 3 0 0 1 3-3z',
  'map-pin':
    'M12 21c-4-5-7-8-7-11.5a7 7 0 0 1 14 0C19 13 16 16 12 21zM12 12a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
  play: 'M7 4.5v15L20 12z',
  pause: 'M8 5v14M16 5v14',
  download: 'M12 3v12M7 10.5l5 5 5-5M4 20.5h16',
  whatsapp:
    'M3.5 20.5l1.5-5a8.5 8.5 0 1 1 3.5 3.5zM9 8c-.5 4 3 7 7 7l.5-2-2.5-1-1 1-2-2 1-1-1-2.5z',
  mail: 'M3 5.5h18v13H3zM3 7l9 6.5L21 7',
  'social-network':
    'M9 11.5a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM2 20.5c0-8 14-8 14 0zM16 4a4 4 0 0 1 0 7.5M19 15c2 1 3 3 3 5.5',
  'photo-network':
    'M7 3h10a4 4 0 0 1 4 4v10a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4V7a4 4 0 0 1 4-4zM12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM17 7h.01',
  'arrow-left': 'M20 12H4M11 5l-7 7 7 7',
  'arrow-right': 'M4 12h16M13 5l7 7-7 7',
  check: 'M4 12.5l5.5 5.5L20 7',
  alert: 'M12 3.5L22 20.5H2zM12 10v5M12 17.5v.01',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7v5.5l3.5 2',
  tag: 'M3 3.5h9l9 9-8.5 8.5-9.5-9.5zM7.5 8h.01',
} as const;

export type IconName = keyof typeof ICON_PATHS;

/** Icons that are filled as well. */
export const SOLID_ICONS: readonly IconName[] = ['play'];
