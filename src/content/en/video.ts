/** The dialog's name if the video has no title. */
export const video = 'Video';
export const closeVideo = 'Close video';

/** Messages in the dialog. */
export const checking = 'Checking video...';
export const failed = 'Failed to load video. Check file or server.';
export const missingItem = 'No video available for this item.';
export const missingGallery = 'Invalid video file. Missing video property.';
/** Precedes the server's status. */
export const inaccessible = 'Video URL inaccessible: ';
export const unreached = 'Failed to access video URL. Check server or CORS.';
