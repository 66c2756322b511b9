import { business } from '#/config.ts';

const { lines, region, postalCode } = business.address;

/** The postal address without the name, as lines. */
export const addressLines = [...lines, `${region} ${postalCode}`];
