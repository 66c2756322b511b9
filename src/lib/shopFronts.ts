/** Drawings of shops, which take turns for outlets without a picture. */
export const SHOP_FRONTS = ['takeaway', 'cafe', 'kiosk', 'pol-house'] as const;
