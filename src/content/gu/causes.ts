/** Stands before the cause where outlets could not be had (spec, section 8). */
export const franchisesFailed = 'ફ્રેન્ચાઇઝીની યાદી લાવવામાં ભૂલ આવી: ';

/** Why content could not be had (contract, section 3). */
export const connectionFailed = 'કનેક્શન થયું નહીં';
export const unreadableAnswer = 'જવાબ વાંચી શકાયો નહીં';
