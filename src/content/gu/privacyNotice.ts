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
const REQUEST = 'હું મારી સંમતિ પાછી ખેંચું છું';

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

export const privacyHeading = 'તમારી માહિતીનું શું થાય છે';

export const privacy: PrivacyWords = {
  anyForm: 'દરેક ફોર્મ: નામ, ઇ-મેલ અને ફોન.',
  forms: {
    contact: 'સંદેશ: તમારું લખાણ, જવાબ આપવા.',
    franchise: 'ફ્રેન્ચાઇઝી: સરનામું, અનુભવ અને કારણ, સલાહ આપવા.',
    order: 'ઓર્ડર: સરનામું અને પૅકેટ, પહોંચાડવા.',
  },
  advertising: 'પ્રચારના ઇ-મેલ તમે ટિક કરો તો જ.',
  sharing: 'તમારી માહિતી બીજા કોઈને આપતા નથી.',
  keeping: months === undefined ? undefined : `${months} મહિના પછી ભૂંસી નાખીએ છીએ.`,
  tracking: analytics ? undefined : 'કૂકી નહીં, ટ્રૅકર નહીં.',
  withdrawal: 'સંમતિ પાછી ખેંચવા, માહિતી જોવા, સુધારવા કે ભૂંસાવવા નીચે ટૅપ કરો.',
  complaints: 'ફરિયાદ: પહેલાં અમને, પછી ભારતીય ડેટા સંરક્ષણ બોર્ડને.',
};
