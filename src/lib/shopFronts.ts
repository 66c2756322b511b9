/** How many drawn shop fronts a page of outlets holds for those without a picture. */
export const SHOP_FRONT_COUNT = 4;
