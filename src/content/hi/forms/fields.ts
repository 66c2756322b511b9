/** What is wrong with a field that several forms have (spec, section 3). */
export const emailMissing = 'ई-मेल लिखें।';
export const emailWrong = 'सही ई-मेल लिखें।';
export const phoneWrong = 'सही फ़ोन नंबर लिखें।';
export const pincodeMissing = 'पिनकोड लिखें।';
export const pincodeWrong = '6 अंकों का सही पिनकोड लिखें।';
export const termsMissing = 'आगे बढ़ने के लिए सहमति पर टिक करें।';

/** Why a number is not a phone number. */
export const phoneSigns = 'एक ही नंबर लिखें, अंकों में; + हो, तो सिर्फ़ सबसे आगे।';
export const phoneTooShort = (least: number, count: number) =>
  `इसमें कम से कम ${least} अंक चाहिए, अभी ${count} हैं।`;

export const terms = 'मुझे ई-मेल, न्यूज़लेटर और प्रचार के संदेश पाना मंज़ूर है';

export const upTo = (limit: number) => `ज़्यादा से ज़्यादा ${limit} अक्षर।`;

export const charactersLeft = (count: number) => `${count} अक्षर और लिख सकते हैं`;
export const charactersTooMany = (count: number) => `${count} अक्षर ज़्यादा हैं`;
