import { business, language } from '#/config.ts';

const dataContact = `${business.privacyEmail ?? business.email.label}, ${business.phone.label}`;

/** What the DPDP Act 2023 and its Rules of 2025 want said where a form takes personal data. */
export const privacyNotice = {
  summary: 'What becomes of your details',
  languages: [
    {
      lang: language,
      name: 'English',
      lines: [
        'We take only what you type here: name, e-mail address, phone number and your other answers.',
        'We use it to answer you and, if you tick the box, to send you what it says. Nobody else gets it.',
        `To withdraw your consent, or to see, correct or delete your details: ${dataContact}.`,
        'Complaints: there first, then to the Data Protection Board of India.',
      ],
    },
    {
      lang: 'gu',
      name: 'ગુજરાતી',
      lines: [
        'તમે અહીં લખો તે જ લઈએ છીએ: નામ, ઇ-મેલ, ફોન નંબર અને બીજા જવાબ.',
        'તે તમને જવાબ આપવા અને, તમે ટિક કરો તો, પ્રચારના ઇ-મેલ મોકલવા વાપરીએ છીએ. બીજા કોઈને આપતા નથી.',
        `સંમતિ પાછી ખેંચવા, માહિતી જોવા, સુધારવા કે ભૂંસાવવા: ${dataContact}.`,
        'ફરિયાદ: પહેલાં ત્યાં, પછી ભારતીય ડેટા સંરક્ષણ બોર્ડને.',
      ],
    },
    {
      lang: 'hi',
      name: 'हिन्दी',
      lines: [
        'हम केवल वही लेते हैं जो आप यहाँ लिखते हैं: नाम, ई-मेल, फ़ोन नंबर और बाकी जवाब।',
        'उसे आपको जवाब देने और, आप टिक करें तो, प्रचार के ई-मेल भेजने में लगाते हैं। किसी और को नहीं देते।',
        `सहमति वापस लेने, जानकारी देखने, सुधारने या मिटवाने के लिए: ${dataContact}.`,
        'शिकायत: पहले वहीं, फिर भारतीय डेटा संरक्षण बोर्ड से।',
      ],
    },
  ],
} as const;
