/** The dialog's name if the video has no title. */
export const video = 'વિડિયો';
export const closeVideo = 'વિડિયો બંધ કરો';

/** Messages in the dialog. */
export const checking = 'વિડિયો તપાસીએ છીએ...';
export const failed = 'વિડિયો ખૂલ્યો નથી. ફાઇલ કે સર્વર તપાસો.';
export const missingItem = 'આનો વિડિયો હજી નથી.';
export const missingGallery = 'વિડિયોની ફાઇલ બરાબર નથી: વિડિયો મળ્યો નહીં.';
/** Precedes the server's status. */
export const inaccessible = 'વિડિયોનું સરનામું ખૂલતું નથી: ';
export const unreached = 'વિડિયોના સરનામે પહોંચાયું નથી. સર્વર કે CORS તપાસો.';
