/** Precedes the cause if outlets could not be loaded. */
export const franchisesFailed = 'आउटलेट की सूची लाने में गड़बड़ी हुई: ';

/** Causes of content that could not be loaded. */
export const connectionFailed = 'सर्वर से संपर्क नहीं हुआ';
export const unreadableAnswer = 'जवाब पढ़ा नहीं जा सका';
