/** The drawn shops that stand by turns for an outlet without a picture. */
export const SHOP_FRONTS = ['takeaway', 'cafe', 'kiosk', 'pol-house'] as const;
