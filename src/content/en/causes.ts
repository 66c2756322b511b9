/** Stands before the cause where outlets could not be had (spec, section 8). */
export const franchisesFailed = 'Error fetching franchises: ';

/** Why content could not be had (contract, section 3). */
export const connectionFailed = 'connection failed';
export const unreadableAnswer = 'unreadable answer';
