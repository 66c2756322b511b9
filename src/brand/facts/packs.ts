/** The packed range. */
export const packs = {
  isSample: true,
  items: [
    {
      name: { en: 'Methi khakhra', gu: 'મેથી ખાખરા', hi: 'मेथी खाखरा' },
      /** The name of a picture in `src/brand/pictures/packs/`, without its extension. */
      picture: 'khakhra',
      alt: {
        en: 'A green pouch with a stack of fenugreek-flecked khakhra in front',
        gu: 'લીલું પાઉચ, આગળ મેથીનાં ટપકાંવાળા ખાખરાની થપ્પી',
        hi: 'हरा पैकेट, उसके आगे मेथी वाले खाखरों की गड्डी',
      },
      netQuantity: { en: '200\u00a0g', gu: '200\u00a0ગ્રામ', hi: '200\u00a0ग्राम' },
      /** The net quantity as a number, for the price of one unit. */
      measure: { amount: 200, unit: 'g' },
      price: 90,
      bestBefore: {
        en: '4\u00a0months from packing, sealed',
        gu: 'પૅકિંગથી 4\u00a0મહિના, સીલબંધ',
        hi: 'पैकिंग से 4\u00a0महीने, बंद पैकेट में',
      },
      ingredients: {
        en: 'whole wheat flour, fenugreek leaves, cottonseed oil, salt, spices',
        gu: 'આખા ઘઉંનો લોટ, મેથીની ભાજી, કપાસિયા તેલ, મીઠું, મસાલા',
        hi: 'गेहूँ का आटा, मेथी के पत्ते, बिनौले का तेल, नमक, मसाले',
      },
      /** Known allergens among the ingredients; an empty list states that there is none. */
      allergens: ['wheat'],
      nutrition: {
        en: 'per 100\u00a0g: 430\u00a0kcal, protein 12\u00a0g, carbohydrate 62\u00a0g (sugars 2\u00a0g), fat 15\u00a0g (saturated 4\u00a0g), sodium 620\u00a0mg',
        gu: '100\u00a0ગ્રામમાં: 430\u00a0કિલોકૅલરી, પ્રોટીન 12\u00a0ગ્રામ, કાર્બોહાઇડ્રેટ 62\u00a0ગ્રામ (ખાંડ 2\u00a0ગ્રામ), ચરબી 15\u00a0ગ્રામ (સંતૃપ્ત 4\u00a0ગ્રામ), સોડિયમ 620\u00a0મિલિગ્રામ',
        hi: '100\u00a0ग्राम में: 430\u00a0किलोकैलोरी, प्रोटीन 12\u00a0ग्राम, कार्बोहाइड्रेट 62\u00a0ग्राम (चीनी 2\u00a0ग्राम), वसा 15\u00a0ग्राम (संतृप्त 4\u00a0ग्राम), सोडियम 620\u00a0मिलीग्राम',
      },
    },
    {
      name: { en: 'Methi thepla', gu: 'મેથી થેપલાં', hi: 'मेथी थेपला' },
      picture: 'thepla',
      alt: {
        en: 'A turmeric-yellow pouch with a pile of soft thepla in front, one folded',
        gu: 'હળદર જેવું પીળું પાઉચ, આગળ પોચાં થેપલાંની થપ્પી, એક વાળેલું',
        hi: 'हल्दी जैसा पीला पैकेट, उसके आगे नरम थेपले, एक मुड़ा हुआ',
      },
      netQuantity: {
        en: '5 pieces, 200\u00a0g',
        gu: '5\u00a0નંગ, 200\u00a0ગ્રામ',
        hi: '5\u00a0पीस, 200\u00a0ग्राम',
      },
      measure: { amount: 200, unit: 'g' },
      price: 80,
      bestBefore: {
        en: '15\u00a0days from packing, sealed; 3\u00a0days once opened',
        gu: 'પૅકિંગથી 15\u00a0દિવસ, સીલબંધ; ખોલ્યા પછી 3\u00a0દિવસ',
        hi: 'पैकिंग से 15\u00a0दिन, बंद पैकेट में; खुलने के बाद 3\u00a0दिन',
      },
      ingredients: {
        en: 'wheat flour, fenugreek leaves, curd, cottonseed oil, sesame, salt, spices',
        gu: 'ઘઉંનો લોટ, મેથીની ભાજી, દહીં, કપાસિયા તેલ, તલ, મીઠું, મસાલા',
        hi: 'गेहूँ का आटा, मेथी के पत्ते, दही, बिनौले का तेल, तिल, नमक, मसाले',
      },
      allergens: ['wheat', 'milk', 'sesame'],
      nutrition: {
        en: 'per 100\u00a0g: 330\u00a0kcal, protein 8\u00a0g, carbohydrate 45\u00a0g (sugars 2\u00a0g), fat 13\u00a0g (saturated 3\u00a0g), sodium 560\u00a0mg',
        gu: '100\u00a0ગ્રામમાં: 330\u00a0કિલોકૅલરી, પ્રોટીન 8\u00a0ગ્રામ, કાર્બોહાઇડ્રેટ 45\u00a0ગ્રામ (ખાંડ 2\u00a0ગ્રામ), ચરબી 13\u00a0ગ્રામ (સંતૃપ્ત 3\u00a0ગ્રામ), સોડિયમ 560\u00a0મિલિગ્રામ',
        hi: '100\u00a0ग्राम में: 330\u00a0किलोकैलोरी, प्रोटीन 8\u00a0ग्राम, कार्बोहाइड्रेट 45\u00a0ग्राम (चीनी 2\u00a0ग्राम), वसा 13\u00a0ग्राम (संतृप्त 3\u00a0ग्राम), सोडियम 560\u00a0मिलीग्राम',
      },
    },
    {
      name: { en: 'Chakri', gu: 'ચકરી', hi: 'चकली' },
      picture: 'chakri',
      alt: {
        en: 'A dark red pouch with a heap of ridged chakri spirals in front',
        gu: 'ઘેરું લાલ પાઉચ, આગળ કાંગરીવાળી ચકરીનો ઢગલો',
        hi: 'गहरा लाल पैकेट, उसके आगे काँटेदार गोल चकलियाँ',
      },
      netQuantity: { en: '200\u00a0g', gu: '200\u00a0ગ્રામ', hi: '200\u00a0ग्राम' },
      measure: { amount: 200, unit: 'g' },
      price: 90,
      bestBefore: {
        en: '3\u00a0months from packing, sealed',
        gu: 'પૅકિંગથી 3\u00a0મહિના, સીલબંધ',
        hi: 'पैकिंग से 3\u00a0महीने, बंद पैकेट में',
      },
      ingredients: {
        en: 'rice flour, gram flour, sesame, cottonseed oil, salt, spices',
        gu: 'ચોખાનો લોટ, ચણાનો લોટ, તલ, કપાસિયા તેલ, મીઠું, મસાલા',
        hi: 'चावल का आटा, बेसन, तिल, बिनौले का तेल, नमक, मसाले',
      },
      allergens: ['sesame'],
      nutrition: {
        en: 'per 100\u00a0g: 507\u00a0kcal, protein 8\u00a0g, carbohydrate 58\u00a0g (sugars 1\u00a0g), fat 27\u00a0g (saturated 7\u00a0g), sodium 700\u00a0mg',
        gu: '100\u00a0ગ્રામમાં: 507\u00a0કિલોકૅલરી, પ્રોટીન 8\u00a0ગ્રામ, કાર્બોહાઇડ્રેટ 58\u00a0ગ્રામ (ખાંડ 1\u00a0ગ્રામ), ચરબી 27\u00a0ગ્રામ (સંતૃપ્ત 7\u00a0ગ્રામ), સોડિયમ 700\u00a0મિલિગ્રામ',
        hi: '100\u00a0ग्राम में: 507\u00a0किलोकैलोरी, प्रोटीन 8\u00a0ग्राम, कार्बोहाइड्रेट 58\u00a0ग्राम (चीनी 1\u00a0ग्राम), वसा 27\u00a0ग्राम (संतृप्त 7\u00a0ग्राम), सोडियम 700\u00a0मिलीग्राम',
      },
    },
    {
      name: { en: 'Ratlami sev', gu: 'રતલામી સેવ', hi: 'रतलामी सेव' },
      picture: 'sev',
      alt: {
        en: 'A pink pouch with a heap of thick orange sev in front',
        gu: 'ગુલાબી પાઉચ, આગળ જાડી કેસરી સેવનો ઢગલો',
        hi: 'गुलाबी पैकेट, उसके आगे मोटी नारंगी सेव',
      },
      netQuantity: { en: '200\u00a0g', gu: '200\u00a0ગ્રામ', hi: '200\u00a0ग्राम' },
      measure: { amount: 200, unit: 'g' },
      price: 70,
      bestBefore: {
        en: '4\u00a0months from packing, sealed',
        gu: 'પૅકિંગથી 4\u00a0મહિના, સીલબંધ',
        hi: 'पैकिंग से 4\u00a0महीने, बंद पैकेट में',
      },
      ingredients: {
        en: 'gram flour, cottonseed oil, clove, pepper, chilli, salt',
        gu: 'ચણાનો લોટ, કપાસિયા તેલ, લવિંગ, મરી, મરચું, મીઠું',
        hi: 'बेसन, बिनौले का तेल, लौंग, काली मिर्च, लाल मिर्च, नमक',
      },
      allergens: [],
      nutrition: {
        en: 'per 100\u00a0g: 557\u00a0kcal, protein 14\u00a0g, carbohydrate 42\u00a0g (sugars 2\u00a0g), fat 37\u00a0g (saturated 9\u00a0g), sodium 850\u00a0mg',
        gu: '100\u00a0ગ્રામમાં: 557\u00a0કિલોકૅલરી, પ્રોટીન 14\u00a0ગ્રામ, કાર્બોહાઇડ્રેટ 42\u00a0ગ્રામ (ખાંડ 2\u00a0ગ્રામ), ચરબી 37\u00a0ગ્રામ (સંતૃપ્ત 9\u00a0ગ્રામ), સોડિયમ 850\u00a0મિલિગ્રામ',
        hi: '100\u00a0ग्राम में: 557\u00a0किलोकैलोरी, प्रोटीन 14\u00a0ग्राम, कार्बोहाइड्रेट 42\u00a0ग्राम (चीनी 2\u00a0ग्राम), वसा 37\u00a0ग्राम (संतृप्त 9\u00a0ग्राम), सोडियम 850\u00a0मिलीग्राम',
      },
    },
  ],
} as const;

/** What a seller states before a remote order of packed food, besides each pack’s own facts. */
export const packDuties = {
  isSample: true,
  /** Its address is the business's own, because none is given. */
  maker: { name: 'Tikhu Mithu Foods' },
  /** The licence number of the food authority: 14 digits. */
  licence: '00000000000000',
  origin: { en: 'India', gu: 'ભારત', hi: 'भारत' },
  /** What delivery costs and how long it takes. */
  delivery: {
    en: '₹60 a parcel in Gujarat, ₹90 elsewhere in India, within five days. We tell you the price abroad on the phone.',
    gu: 'પાર્સલ દીઠ ગુજરાતમાં ₹60, ભારતમાં બીજે ₹90; પાંચ દિવસમાં. વિદેશનો ભાવ ફોન પર કહીશું.',
    hi: 'एक पार्सल के गुजरात में ₹60, भारत में बाकी जगह ₹90; पाँच दिन के अंदर पहुँचता है। विदेश भेजने का दाम फ़ोन पर बताएँगे।',
  },
  /** What a buyer of a damaged or wrong pack gets. */
  returns: {
    en: 'Send us a photo of the pack and its batch number on the day it arrives: we replace it or pay you back, as you like. We cannot take back a pack that you have opened.',
    gu: 'મળે એ જ દિવસે પૅકેટનો અને બૅચ નંબરનો ફોટો મોકલો: તમે કહો એમ બદલી આપીએ કે પૈસા પાછા આપીએ. ખોલેલું પૅકેટ પાછું લઈ શકતા નથી.',
    hi: 'जिस दिन मिले, उसी दिन पैकेट और बैच नंबर की फ़ोटो भेजिए: जैसा आप कहें, बदल देंगे या पैसे लौटा देंगे। खोला हुआ पैकेट वापस नहीं ले सकते।',
  },
  /** Who answers complaints: a person with name, designation and hours. */
  complaints: {
    person: { en: 'Namuna Patel', gu: 'નમૂના પટેલ', hi: 'नमूना पटेल' },
    designation: {
      en: 'Grievance Officer',
      gu: 'ફરિયાદ નિવારણ અધિકારી',
      hi: 'शिकायत निवारण अधिकारी',
    },
    hours: {
      en: 'Mon-Sat 10:00 AM to 06:00 PM',
      gu: 'સોમ–શનિ સવારે 10:00થી સાંજે 6:00',
      hi: 'सोम–शनि सुबह 10 से शाम 6 बजे तक',
    },
    phone: { label: '+91 50000 01235', href: 'tel:+915000001235' },
    email: { label: 'packs@tikhumithu.example', href: 'mailto:packs@tikhumithu.example' },
  },
} as const;
