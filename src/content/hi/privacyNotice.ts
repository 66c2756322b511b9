import { business } from '#/config.ts';
import type { PrivacyWords } from '#/content/privacyWords.ts';
import { analytics } from '#/lib/analytics.ts';

const { leadMonths: months } = business;

/** The text of a withdrawal of consent. */
export const withdrawalRequest = 'मुझे अपनी सहमति वापस लेनी है';

export const privacyHeading = 'आपकी जानकारी का क्या होता है';

export const privacy: PrivacyWords = {
  anyForm: 'हर फ़ॉर्म: नाम, ई-मेल और फ़ोन।',
  forms: {
    contact: 'संदेश: आपकी बात, जवाब देने के लिए।',
    franchise: 'फ़्रैंचाइज़ी: पता, अनुभव और कारण, सलाह देने के लिए।',
    order: 'ऑर्डर: पता और पैकेट, पहुँचाने के लिए।',
  },
  advertising: 'प्रचार के ई-मेल तभी, जब आप टिक करें।',
  sharing: 'आपकी जानकारी किसी और को नहीं देते।',
  keeping: months === undefined ? undefined : `${months} महीने बाद मिटा देते हैं।`,
  tracking: analytics ? undefined : 'न कुकी, न ट्रैकर।',
  withdrawal: 'सहमति वापस लेने, या अपनी जानकारी देखने, सुधारने या मिटवाने के लिए नीचे टैप करें।',
  complaints: 'शिकायत: पहले हमसे, फिर भारतीय डेटा संरक्षण बोर्ड से।',
};
