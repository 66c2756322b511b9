import { business, language } from '#/config.ts';
import { analytics } from '#/lib/analytics.ts';
import { given } from '#/lib/given.ts';
import { whatsappMessage } from '#/lib/whatsappMessage.ts';
import { link as contact } from './pages/contact.ts';

export type FormName = 'contact' | 'franchise' | 'order';

/** What the DPDP Act 2023 and its Rules of 2025 want said where a form takes personal data, in one language. */
export interface PrivacyWords {
  lang: string;
  /** What the language calls itself. */
  name: string;
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
const REQUEST = 'I withdraw my consent';

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

export const privacyHeading = 'What becomes of your details';

const english: PrivacyWords = {
  lang: language,
  name: 'English',
  anyForm: 'Each form: name, e-mail and phone.',
  forms: {
    contact: 'Message: your text, to answer you.',
    franchise: 'Franchise: address, experience and reasons, to advise you.',
    order: 'Order: address and packs, to deliver them.',
  },
  advertising: 'Promotional e-mails only if you tick the box.',
  sharing: 'Nobody else gets your details.',
  keeping: months === undefined ? undefined : `We delete them after ${months} months.`,
  tracking: analytics ? undefined : 'No cookies, no trackers.',
  withdrawal: 'To withdraw your consent, or to see, correct or delete your details, tap below.',
  complaints: 'Complaints: to us first, then to the Data Protection Board of India.',
};

const gujarati: PrivacyWords = {
  lang: 'gu',
  name: 'ગુજરાતી',
  anyForm: 'દરેક ફોર્મ: નામ, ઇ-મેલ અને ફોન.',
  forms: {
    contact: 'સંદેશ: લખાણ, જવાબ આપવા.',
    franchise: 'ફ્રેન્ચાઇઝી: સરનામું, અનુભવ અને કારણ, સલાહ આપવા.',
    order: 'ઓર્ડર: સરનામું અને પૅક, પહોંચાડવા.',
  },
  advertising: 'પ્રચારના ઇ-મેલ તમે ટિક કરો તો જ.',
  sharing: 'માહિતી બીજા કોઈને આપતા નથી.',
  keeping: months === undefined ? undefined : `${months} મહિના પછી ભૂંસી નાખીએ છીએ.`,
  tracking: analytics ? undefined : 'કૂકી નહીં, ટ્રૅકર નહીં.',
  withdrawal: 'સંમતિ પાછી ખેંચવા, માહિતી જોવા, સુધારવા કે ભૂંસાવવા નીચે ટૅપ કરો.',
  complaints: 'ફરિયાદ: પહેલાં અમને, પછી ભારતીય ડેટા સંરક્ષણ બોર્ડને.',
};

const hindi: PrivacyWords = {
  lang: 'hi',
  name: 'हिन्दी',
  anyForm: 'हर फ़ॉर्म: नाम, ई-मेल और फ़ोन।',
  forms: {
    contact: 'संदेश: आपकी बात, जवाब देने के लिए।',
    franchise: 'फ़्रैंचाइज़ी: पता, अनुभव और कारण, सलाह देने के लिए।',
    order: 'ऑर्डर: पता और पैक, पहुँचाने के लिए।',
  },
  advertising: 'प्रचार के ई-मेल केवल आप टिक करें तो।',
  sharing: 'जानकारी किसी और को नहीं देते।',
  keeping: months === undefined ? undefined : `${months} महीने बाद मिटा देते हैं।`,
  tracking: analytics ? undefined : 'न कुकी, न ट्रैकर।',
  withdrawal: 'सहमति वापस लेने, जानकारी देखने, सुधारने या मिटवाने के लिए नीचे टैप करें।',
  complaints: 'शिकायत: पहले हमसे, फिर भारतीय डेटा संरक्षण बोर्ड से।',
};

export const privacyLanguages = [english, gujarati, hindi];
