import { business } from '#/config.ts';

const { lines, region, postalCode } = business.address;

/** The address as it is written below the name, line by line. */
export const addressLines = [...lines, `${region} ${postalCode}`];
