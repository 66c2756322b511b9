/** Stands before the cause where outlets could not be had (spec, section 8). */
export const franchisesFailed = 'आउटलेट की सूची लाने में गड़बड़ी हुई: ';

/** Why content could not be had (contract, section 3). */
export const connectionFailed = 'सर्वर से संपर्क नहीं हुआ';
export const unreadableAnswer = 'जवाब पढ़ा नहीं जा सका';
