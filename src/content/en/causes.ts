/** Precedes the cause if outlets could not be loaded (spec, section 8). */
export const franchisesFailed = 'Error fetching franchises: ';

/** Causes of content that could not be loaded (contract, section 3). */
export const connectionFailed = 'connection failed';
export const unreadableAnswer = 'unreadable answer';
