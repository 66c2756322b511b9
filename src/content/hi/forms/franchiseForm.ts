/** Labels, placeholders, hints and error messages of its fields. */
export const name = 'पूरा नाम*';
export const nameMissing = 'पूरा नाम लिखें।';
export const email = 'ई-मेल*';
export const emailHint = 'कागज़ यहीं आएँगे।';
export const phone = 'फ़ोन नंबर*';
export const phoneHint = 'सवालों के जवाब देने एक बार फ़ोन करेंगे।';
export const phoneMissing = 'फ़ोन नंबर लिखें।';
export const city = 'शहर*';
export const cityMissing = 'शहर लिखें।';
export const pincode = 'पिनकोड*';
export const pincodeForm = '6 अंक';
export const address = 'पता*';
export const addressMissing = 'पता लिखें।';
export const experience = 'बिज़नेस का अनुभव (ज़रूरी नहीं)';
export const experienceTooLong = (most: number) => `अनुभव ${most} अक्षरों तक लिखें।`;
export const interest = 'आप फ़्रैंचाइज़ी क्यों लेना चाहते हैं?*';
export const interestMissing = 'लिखें कि आप फ़्रैंचाइज़ी क्यों लेना चाहते हैं।';
export const interestTooLong = (most: number) => `कारण ${most} अक्षरों तक लिखें।`;
export const submit = 'फ़्रैंचाइज़ी की जानकारी मँगवाएँ';

export const sent = 'फ़्रैंचाइज़ी पूछताछ पहुँच गई।';
export const failed = 'फ़्रैंचाइज़ी पूछताछ नहीं भेजी गई।';
