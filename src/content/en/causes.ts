/** Precedes the cause if outlets could not be loaded. */
export const franchisesFailed = 'Error fetching franchises: ';

/** Causes of content that could not be loaded. */
export const connectionFailed = 'connection failed';
export const unreadableAnswer = 'unreadable answer';
