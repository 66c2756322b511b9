/** Labels, hints, and messages for empty fields. */
export const name = 'आपका नाम';
export const nameMissing = 'नाम लिखें।';
export const email = 'ई-मेल';
export const emailHint = 'ऑर्डर पक्का होने की खबर यहीं आएगी।';
export const phone = 'फ़ोन नंबर';
export const phoneHint = 'पैकेट और दाम पक्के करने फ़ोन करेंगे।';
export const phoneMissing = 'फ़ोन नंबर लिखें।';
export const address = 'पता';
export const addressMissing = 'पता लिखें।';
export const description = 'ऑर्डर में क्या चाहिए';
export const descriptionHint = 'कौन-से पैकेट, कितने, और कब तक।';
export const descriptionMissing = 'लिखें कि क्या चाहिए।';
export const submit = 'ऑर्डर भेजें';

export const sent = 'ऑर्डर पहुँच गया';
export const failed = 'ऑर्डर नहीं भेजा गया';
