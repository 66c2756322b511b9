/** The dialog's name if the video has no title. */
export const video = 'वीडियो';
export const closeVideo = 'वीडियो बंद करें';

/** Messages in the dialog. */
export const checking = 'वीडियो जाँच रहे हैं...';
export const failed = 'वीडियो लोड नहीं हो पाया। फ़ाइल या सर्वर जाँचें।';
export const missingItem = 'इसका वीडियो अभी नहीं है।';
export const missingGallery = 'वीडियो फ़ाइल सही नहीं है। उसमें वीडियो नहीं मिला।';
/** Precedes the server's status. */
export const inaccessible = 'वीडियो तक नहीं पहुँच पाए: ';
export const unreached = 'वीडियो तक नहीं पहुँच पाए। सर्वर या CORS जाँचें।';
