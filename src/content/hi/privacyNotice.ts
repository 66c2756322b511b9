import { business } from '#/config.ts';
import { analytics } from '#/lib/analytics.ts';
import { given } from '#/lib/given.ts';
import { whatsappMessage } from '#/lib/whatsappMessage.ts';
import { link as contact } from './pages/contact.ts';

export type FormName = 'contact' | 'franchise' | 'order';

/** What the DPDP Act 2023 and its Rules of 2025 want said where a form takes personal data. */
export interface PrivacyWords {
  /** What all forms take; and what each takes beside it, and for what. */
  anyForm: string;
  forms: Readonly<Record<FormName, string>>;
  advertising: string;
  sharing: string;
  keeping?: string | undefined;
  /** Where nothing counts. */
  tracking?: string | undefined;
  /** Stands above the ways to do it. */
  withdrawal: string;
  complaints: string;
}

const { email, enquiryMonths: months, privacyEmail = email.label, whatsapp } = business;
const REQUEST = 'मुझे अपनी सहमति वापस लेनी है';

/** Where one asks for one's data, the request already written. */
export const withdrawalLinks = given([
  {
    label: privacyEmail,
    href: `mailto:${privacyEmail}?subject=${encodeURIComponent(REQUEST)}`,
  },
  whatsapp && { label: whatsapp.label, href: whatsappMessage(whatsapp.href, REQUEST) },
]);

/** Where all of it stands together. */
export const privacyPath = `${contact.href}#privacy`;

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
