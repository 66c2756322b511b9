/** Precedes the cause if outlets could not be loaded. */
export const franchisesFailed = 'ફ્રેન્ચાઇઝીની યાદી લાવવામાં ભૂલ આવી: ';

/** Causes of content that could not be loaded. */
export const connectionFailed = 'કનેક્શન થયું નહીં';
export const unreadableAnswer = 'જવાબ વાંચી શકાયો નહીં';
