import { business } from '#/config.ts';
import type { PrivacyWords } from '#/content/privacyWords.ts';
import { analytics } from '#/lib/analytics.ts';

const { leadMonths: months } = business;

/** The text of a withdrawal of consent. */
export const withdrawalRequest = 'હું મારી સંમતિ પાછી ખેંચું છું';

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
