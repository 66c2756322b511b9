/** Labels, hints, and messages for empty fields. */
export const name = 'आपका नाम';
export const nameMissing = 'नाम लिखें।';
export const email = 'ई-मेल';
export const emailHint = 'जवाब यहीं आएगा।';
export const phone = 'फ़ोन नंबर';
export const phoneHint = 'फ़ोन पर जवाब चाहिए, तो ही लिखें।';
export const message = 'संदेश';
export const messageMissing = 'संदेश लिखें।';
export const submit = 'संदेश भेजें';

export const sent = 'संदेश पहुँच गया।';
export const failed = 'संदेश नहीं भेजा गया।';
