/** Paths without a leading slash, as some media hosts give them. */
export const gallery = [
  {
    id: 1,
    image: 'media/hero-thali.jpg',
    title: {
      en: 'The long thali: five snacks, three katoris',
      gu: 'લાંબી થાળી: પાંચ નાસ્તા, ત્રણ વાટકી',
      hi: 'लंबी थाली: पाँच नाश्ते, तीन कटोरियाँ',
    },
  },
  {
    id: 3,
    image: 'media/fafda-jalebi.jpg',
    title: {
      en: 'Fafda and jalebi, the Dussehra pair',
      gu: 'ફાફડા અને જલેબી, દશેરાની જોડી',
      hi: 'फाफड़ा और जलेबी, दशहरे की जोड़ी',
    },
  },
  {
    id: 5,
    image: 'media/khandvi.jpg',
    title: {
      en: 'Khandvi, rolled while it is hot',
      gu: 'ખાંડવી, ગરમ ગરમ વાળેલી',
      hi: 'खांडवी, गरम-गरम लपेटी हुई',
    },
  },
  {
    id: 7,
    image: 'media/daily-combo.jpg',
    title: {
      en: 'The combo of the day: fafda, jalebi and cutting chai',
      gu: 'આજનો કૉમ્બો: ફાફડા, જલેબી અને કટિંગ ચા',
      hi: 'आज का कॉम्बो: फाफड़ा, जलेबी और कटिंग चाय',
    },
  },
  {
    id: 8,
    image: 'media/patra.jpg',
    title: {
      en: 'Patra, sliced into spirals',
      gu: 'પાતરાં, ગોળ ગોળ કાપેલાં',
      hi: 'पात्रा, गोल-गोल कटा हुआ',
    },
  },
  {
    id: 10,
    image: 'media/kutchi-dabeli.jpg',
    title: { en: 'Dabeli from Kutch', gu: 'કચ્છની દાબેલી', hi: 'कच्छ की दाबेली' },
  },
  {
    id: 12,
    image: 'media/pack-chakri.jpg',
    title: {
      en: 'Chakri for the dry box',
      gu: 'સૂકા નાસ્તાના ડબ્બા માટે ચકરી',
      hi: 'सूखे नाश्ते के डिब्बे के लिए चकली',
    },
  },
  {
    id: 14,
    image: 'media/jalebi.jpg',
    title: {
      en: 'Jalebi out of the syrup',
      gu: 'ચાસણીમાંથી નીકળતી જલેબી',
      hi: 'चाशनी से निकलती जलेबी',
    },
  },
  {
    id: 16,
    image: 'media/handvo.jpg',
    title: {
      en: 'Handvo and its sesame crust',
      gu: 'હાંડવો અને એનું તલવાળું પડ',
      hi: 'हांडवो और उसकी तिल वाली परत',
    },
  },
  {
    id: 18,
    image: 'media/ingredients.jpg',
    title: {
      en: 'What goes in: flour, leaf, seed and lemon',
      gu: 'અંદર શું પડે છે: લોટ, ભાજી, દાણા અને લીંબુ',
      hi: 'क्या-क्या पड़ता है: बेसन, पत्ते, बीज और नींबू',
    },
  },
  {
    id: 2,
    image: 'media/scene-khaman-tray.jpg',
    title: {
      en: 'A tray of khaman before the knife',
      gu: 'કપાતાં પહેલાં ખમણની થાળી',
      hi: 'कटने से पहले खमण की ट्रे',
    },
  },
  {
    id: 4,
    image: 'media/scene-kites.jpg',
    title: { en: 'Uttarayan on the terrace', gu: 'ધાબા પર ઉત્તરાયણ', hi: 'छत पर उत्तरायण' },
  },
  {
    id: 6,
    image: 'media/scene-spices.jpg',
    title: {
      en: 'The masala dabba behind every dish',
      gu: 'મસાલિયું, દરેક વાનગીનો પાયો',
      hi: 'मसालदानी, हर डिश की जान',
    },
  },
  {
    id: 9,
    image: 'media/scene-mirrors.jpg',
    title: {
      en: 'Mirror-work over a Bhuj counter',
      gu: 'ભુજના એક કાઉન્ટર ઉપર આભલાંનું ભરતકામ',
      hi: 'भुज के एक काउंटर के ऊपर शीशे का काम',
    },
  },
  {
    id: 11,
    image: 'media/scene-dawn.jpg',
    title: {
      en: 'Lights on before dawn',
      gu: 'પરોઢ પહેલાં રસોડાની લાઇટ',
      hi: 'भोर से पहले जली बत्तियाँ',
    },
  },
  {
    id: 13,
    image: 'media/scene-tawa.jpg',
    title: { en: 'Thepla on the tawa', gu: 'તવા પર થેપલાં', hi: 'तवे पर थेपला' },
  },
  {
    id: 15,
    image: 'media/scene-diyas.jpg',
    title: {
      en: 'Diwali boxes, ready to tie',
      gu: 'દિવાળીનાં બૉક્સ, બસ દોરી બાંધવાની બાકી',
      hi: 'दिवाली के डिब्बे, बस डोरी बाँधनी बाकी',
    },
  },
  {
    id: 17,
    image: 'media/scene-rain.jpg',
    title: {
      en: 'First rain, first dal vada',
      gu: 'પહેલો વરસાદ, પહેલાં દાળવડાં',
      hi: 'पहली बारिश, पहला दाल वड़ा',
    },
  },
];
