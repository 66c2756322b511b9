export const team = [
  {
    id: 1,
    name: { en: 'Hansa Trivedi', gu: 'હંસા ત્રિવેદી', hi: 'हंसा त्रिवेदी' },
    image: '/media/team-hansa.jpg',
    role: {
      en: 'Founder, keeper of the recipes',
      gu: 'સ્થાપક, રેસિપી સાચવનાર',
      hi: 'संस्थापक, रेसिपी की जानकार',
    },
  },
  {
    id: 2,
    name: { en: 'Bhargav Trivedi', gu: 'ભાર્ગવ ત્રિવેદી', hi: 'भार्गव त्रिवेदी' },
    image: '/media/team-bhargav.jpg',
    role: {
      en: 'Co-founder, franchise desk',
      gu: 'સહસ્થાપક, ફ્રેન્ચાઇઝી વિભાગ',
      hi: 'सह-संस्थापक, फ्रैंचाइज़ी डेस्क',
    },
  },
  {
    id: 3,
    name: { en: 'Rukhsana Mansuri', gu: 'રૂખસાના મન્સૂરી', hi: 'रुखसाना मंसूरी' },
    image: '/media/team-rukhsana.jpg',
    role: { en: 'Head of the kitchen', gu: 'રસોડાનાં વડા', hi: 'रसोई की इंचार्ज' },
  },
  {
    id: 4,
    name: { en: 'Mehul Solanki', gu: 'મેહુલ સોલંકી', hi: 'मेहुल सोलंकी' },
    image: '/media/team-mehul.jpg',
    role: { en: 'Master of the frying station', gu: 'કડાઈના ઉસ્તાદ', hi: 'कड़ाही के उस्ताद' },
  },
  {
    id: 5,
    name: { en: 'Jignesh Parmar', gu: 'જિજ્ઞેશ પરમાર', hi: 'जिग्नेश परमार' },
    image: '/media/team-jignesh.jpg',
    role: { en: 'Trainer for new outlets', gu: 'નવા આઉટલેટના ટ્રેનર', hi: 'नए आउटलेट के ट्रेनर' },
  },
  {
    id: 6,
    name: { en: 'Devika Nair', gu: 'દેવિકા નાયર', hi: 'देविका नायर' },
    image: '/media/team-devika.jpg',
    role: { en: 'Food safety and labels', gu: 'ફૂડ સેફ્ટી અને લેબલ', hi: 'फ़ूड सेफ़्टी और लेबल' },
  },
  {
    id: 7,
    name: { en: 'Kirtan Dave', gu: 'કીર્તન દવે', hi: 'कीर्तन दवे' },
    image: '/media/team-kirtan.jpg',
    role: { en: 'Sites and interiors', gu: 'જગ્યા અને ઇન્ટીરિયર', hi: 'जगह और इंटीरियर' },
  },
  {
    id: 8,
    name: { en: 'Foram Zaveri', gu: 'ફોરમ ઝવેરી', hi: 'फोरम ज़वेरी' },
    image: '/media/team-foram.jpg',
    role: { en: 'Orders and packs', gu: 'ઑર્ડર અને પૅકેટ', hi: 'ऑर्डर और पैकेट' },
  },
];
