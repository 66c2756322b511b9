/** Error messages of fields that several forms have. */
export const emailMissing = 'ई-मेल लिखें।';
export const emailWrong = 'सही ई-मेल लिखें।';
export const phoneWrong = 'सही फ़ोन नंबर लिखें।';
export const pincodeMissing = 'पिनकोड लिखें।';
export const pincodeWrong = '6 अंकों का सही पिनकोड लिखें।';
export const termsMissing = 'सहमति पर टिक करें।';

/** Reasons why a phone number is invalid. */
export const phoneSigns = 'एक ही नंबर अंकों में लिखें, + सिर्फ़ आगे।';
export const phoneTooShort = (least: number, count: number) =>
  `कम से कम ${least} अंक चाहिए, अभी ${count} हैं।`;

export const terms = 'मुझे ई-मेल, न्यूज़लेटर और प्रचार के संदेश पाना मंज़ूर है';

export const upTo = (limit: number) => `${limit} अक्षरों तक।`;

export const charactersLeft = (count: number) => `${count} अक्षर बाकी`;
export const charactersTooMany = (count: number) => `${count} अक्षर ज़्यादा`;
