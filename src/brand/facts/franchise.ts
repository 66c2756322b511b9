/** The franchise offer. */
export const franchise = {
  /** Whether the terms are invented; pages then say so beside them. */
  isSample: true,
  formats: {
    isSample: true,
    items: [
      {
        name: { en: 'Kiosk', gu: 'કિયોસ્ક', hi: 'कियोस्क' },
        /** The name of a file in `src/assets/drawings/shops/`. */
        drawing: 'kiosk',
        area: { en: '100–150\u00a0sq ft', gu: '100–150\u00a0ચો. ફૂટ', hi: '100–150\u00a0वर्ग फ़ुट' },
        /** The lowest and the highest amount, in rupees. */
        investment: [600000, 900000],
        /** Seats for guests; left out if guests stand. */
        seats: 0,
        /** Examples of monthly rents for such a shop, in rupees. */
        rents: [12000, 20000, 30000],
        staff: '2–3',
        dishes: 8,
      },
      {
        name: { en: 'Takeaway', gu: 'ટેકઅવે', hi: 'टेकअवे' },
        drawing: 'takeaway',
        area: { en: '200–300\u00a0sq ft', gu: '200–300\u00a0ચો. ફૂટ', hi: '200–300\u00a0वर्ग फ़ुट' },
        investment: [1000000, 1500000],
        seats: 6,
        rents: [20000, 35000, 50000],
        staff: '4–5',
        dishes: 14,
      },
      {
        name: { en: 'Café', gu: 'કૅફે', hi: 'कैफ़े' },
        drawing: 'cafe',
        area: { en: '500–800\u00a0sq ft', gu: '500–800\u00a0ચો. ફૂટ', hi: '500–800\u00a0वर्ग फ़ुट' },
        investment: [1800000, 2800000],
        seats: 24,
        rents: [40000, 70000, 100000],
        staff: '7–9',
        dishes: 20,
      },
    ],
  },
  /** A partner's statement about us. If it is invented, pages say so beside it. */
  partnerWords: {
    isSample: true,
    quote: {
      en: 'Before I signed, I sold dabeli at somebody else’s counter for two Saturdays.',
      gu: 'સહી કરતાં પહેલાં બે શનિવાર મેં બીજાના કાઉન્ટર પર ઊભી રહીને દાબેલી વેચી.',
      hi: 'साइन करने से पहले दो शनिवार मैंने किसी और के काउंटर पर खड़े होकर दाबेली बेची।',
    },
    name: { en: 'Sejal Gadhvi', gu: 'સેજલ ગઢવી', hi: 'सेजल गढ़वी' },
    role: {
      en: 'Franchise partner, Rajkot',
      gu: 'ફ્રેન્ચાઇઝી પાર્ટનર, રાજકોટ',
      hi: 'फ्रैंचाइज़ी पार्टनर, राजकोट',
    },
  },
  /** Days of training, in our kitchen and at the partner's own counter. */
  training: { kitchenDays: 10, counterDays: 5 },
  /** How long fitting out and equipping the counter takes. */
  setUpTime: { en: 'three to six weeks', gu: '3થી 6\u00a0અઠવાડિયાં', hi: 'तीन से छह हफ़्ते' },
  /** The time from agreement to opening. */
  openingTime: { en: '45–60\u00a0days', gu: '45–60\u00a0દિવસ', hi: '45–60\u00a0दिन' },
  agreementYears: 5,
  /** How often the kitchen supplies an outlet, such as `twice a week`. */
  supply: {
    en: 'twice a week in Gujarat, weekly elsewhere in India',
    gu: 'ગુજરાતમાં અઠવાડિયે બે વાર, ગુજરાત બહાર ભારતમાં એક વાર',
    hi: 'गुजरात में हफ़्ते में दो बार, भारत में बाकी जगह एक बार',
  },
  /** How many days a counter's camera recordings are kept. */
  cameraDays: 30,
  /** What the investment covers; `excludes` lists what it does not. */
  includes: [
    { en: 'Franchise fee', gu: 'ફ્રેન્ચાઇઝી ફી', hi: 'फ्रैंचाइज़ी फ़ीस' },
    {
      en: 'Interiors, signboard and lighting to our drawing',
      gu: 'અમારા નકશા પ્રમાણે ઇન્ટીરિયર, સાઇનબોર્ડ અને લાઇટિંગ',
      hi: 'हमारे नक्शे के मुताबिक इंटीरियर, साइनबोर्ड और लाइटें',
    },
    {
      en: 'Fryer, steamer, griddle, fridge and cash counter',
      gu: 'ફ્રાયર, સ્ટીમર, તવો, ફ્રિજ અને ગલ્લાનું કાઉન્ટર',
      hi: 'फ्रायर, स्टीमर, तवा, फ्रिज और गल्ले का काउंटर',
    },
    {
      en: 'Training, uniforms and our people’s help in the opening week',
      gu: 'તાલીમ, યુનિફોર્મ અને શરૂઆતના અઠવાડિયે અમારા માણસોની મદદ',
      hi: 'ट्रेनिंग, यूनिफ़ॉर्म और ओपनिंग के हफ़्ते में हमारी टीम की मदद',
    },
  ],
  excludes: [
    { en: 'rent and its deposit', gu: 'ભાડું અને એની ડિપૉઝિટ', hi: 'किराया और उसका डिपॉज़िट' },
    'GST',
    { en: 'licences', gu: 'લાઇસન્સ', hi: 'लाइसेंस' },
    {
      en: 'working capital for two to three months',
      gu: 'બેથી ત્રણ મહિનાની વર્કિંગ કૅપિટલ (ચાલુ મૂડી)',
      hi: 'दो से तीन महीने की वर्किंग कैपिटल',
    },
  ],
  /** The landlord's deposit, and the rent that is due before the counter earns, both in months of rent. */
  rentMonths: { deposit: 6, ahead: 3 },
  partnerBrings: [
    {
      en: 'The shop, its rent and its electricity connection',
      gu: 'દુકાન, એનું ભાડું અને વીજળીનું કનેક્શન',
      hi: 'दुकान, उसका किराया और बिजली का कनेक्शन',
    },
    {
      en: 'Your staff, whom we help you choose',
      gu: 'તમારો સ્ટાફ; પસંદ કરવામાં અમે મદદ કરીએ',
      hi: 'आपका स्टाफ़, चुनने में हम मदद करेंगे',
    },
    {
      en: 'Licences and registrations, with our checklist',
      gu: 'લાઇસન્સ અને નોંધણી, અમારા ચેકલિસ્ટ સાથે',
      hi: 'लाइसेंस और रजिस्ट्रेशन, हमारी चेकलिस्ट के साथ',
    },
    {
      en: 'The daily running of the shop',
      gu: 'દુકાનનું રોજનું કામકાજ',
      hi: 'दुकान का रोज़ का काम',
    },
  ],
  brandBrings: [
    {
      en: 'Site check, drawings and equipment list',
      gu: 'જગ્યાની તપાસ, નકશા અને સાધનોની યાદી',
      hi: 'जगह की जाँच, नक्शे और मशीनों की सूची',
    },
    {
      en: 'Recipes, training and refresher courses',
      gu: 'રેસિપી, તાલીમ અને ફરીથી તાલીમ',
      hi: 'रेसिपी, ट्रेनिंग और दोबारा ट्रेनिंग',
    },
    {
      en: 'Supply from our kitchen to a written standard',
      gu: 'લેખિત ધોરણ મુજબ એક જ રસોડેથી માલ',
      hi: 'हमारी रसोई से माल, लिखित मानक के मुताबिक',
    },
    {
      en: 'Help in the opening week, field visits and two audits a year',
      gu: 'શરૂઆતના અઠવાડિયે અમારા માણસોની મદદ, મુલાકાતો અને વર્ષમાં બે ઑડિટ',
      hi: 'ओपनिंग के हफ़्ते में हमारी टीम की मदद, दुकान पर विज़िट और साल में दो ऑडिट',
    },
  ],
  papers: [
    { en: 'Identity and address proof', gu: 'ઓળખ અને સરનામાનો પુરાવો', hi: 'पहचान और पते का प्रमाण' },
    'PAN',
    { en: 'Bank statement', gu: 'બૅન્ક સ્ટેટમેન્ટ', hi: 'बैंक स्टेटमेंट' },
    {
      en: 'Papers of the shop: ownership, or the draft of the rent agreement',
      gu: 'દુકાનના કાગળો: માલિકીનો દસ્તાવેજ, અથવા ભાડાકરારનો મુસદ્દો',
      hi: 'दुकान के कागज़: मालिकाना हक, या किरायानामे का मसौदा',
    },
    {
      en: 'Later: GST, food licence, Shop Act registration and, where needed, fire and municipal clearance',
      gu: 'પછીથી: GST, ફૂડ લાઇસન્સ, ગુમાસ્તાધારાની નોંધણી (શૉપ ઍક્ટ) અને જરૂર હોય ત્યાં ફાયર અને નગરપાલિકાની મંજૂરી',
      hi: 'बाद में: GST, फ़ूड लाइसेंस, शॉप एक्ट रजिस्ट्रेशन और जहाँ ज़रूरी हो, फ़ायर और नगर निगम की मंज़ूरी',
    },
  ],
  royalty: {
    en: 'Four per cent of sales, from the fourth month',
    gu: 'વેચાણના 4\u00a0ટકા, ચોથા મહિનાથી',
    hi: 'बिक्री का चार प्रतिशत, चौथे महीने से',
  },
  territory: {
    en: 'The streets named in your agreement: we open no other Tikhu Mithu there, and orders from delivery apps there are yours. Our packs may also be sold in other shops.',
    gu: 'તમારા કરારમાં લખેલા રસ્તા અને શેરીઓ: ત્યાં અમે બીજું ‘તીખું મીઠું’ નહીં ખોલીએ, અને ત્યાંના ડિલિવરી ઍપના ઑર્ડર તમારા. અમારાં પૅકેટ બીજી દુકાનોમાં પણ વેચાય.',
    hi: 'आपके एग्रीमेंट में लिखी सड़कें और गलियाँ: वहाँ हम कोई और ‘तीखुं मीठुं’ नहीं खोलेंगे, और वहाँ के डिलीवरी ऐप के ऑर्डर आपके होंगे। हमारे पैकेट दूसरी दुकानों में भी बिक सकते हैं।',
  },
  refund: {
    en: 'Full refund of the fee until training begins; none after that',
    gu: 'તાલીમ શરૂ થાય ત્યાં સુધી ફી પૂરી પાછી; પછી નહીં',
    hi: 'ट्रेनिंग शुरू होने से पहले पूरी फ़ीस वापस; उसके बाद नहीं',
  },
  /** The franchise fee, what it buys and when it is due. */
  fee: {
    en: '₹1.5\u00a0lakh for any format, within the investment: ₹25,000 at the letter of intent, the rest with the agreement. It buys the recipes, the drawings, the training and your territory.',
    gu: 'દુકાન કોઈ પણ પ્રકારની હોય, ₹1.5\u00a0લાખ, રોકાણમાં જ ગણેલી: ₹25,000 લેટર ઑફ ઇન્ટેન્ટ વખતે, બાકીની કરાર વખતે. એમાં રેસિપી, નકશા, તાલીમ અને તમારો વિસ્તાર આવે.',
    hi: 'दुकान किसी भी प्रकार की हो, ₹1.5\u00a0लाख, जो निवेश में शामिल है: ₹25,000 लेटर ऑफ़ इंटेंट पर, बाकी एग्रीमेंट पर। इसमें रेसिपी, नक्शे, ट्रेनिंग और आपका इलाका आता है।',
  },
  /** What a partner pays to the business, and what to others. */
  payments: {
    en: 'To us: fee, royalty and stock, each with GST; there is no marketing levy. To others: interiors (a contractor from our list, or your own) and machines (suppliers that you pick from our list). Flours, masalas and packs you buy from us; you see the price list before you sign.',
    gu: 'અમને: ફી, રૉયલ્ટી અને માલના પૈસા, GST સાથે; માર્કેટિંગનો કોઈ ફાળો નથી. ઇન્ટીરિયરના પૈસા કૉન્ટ્રાક્ટરને, જે અમારી યાદીમાંથી લો કે તમારા પોતાના હોય; મશીનના પૈસા અમારી યાદીમાંથી તમે પસંદ કરો એ વેપારીને. લોટ, મસાલા અને પૅકેટ અમારી પાસેથી લેવાનાં; ભાવપત્રક સહી કરતાં પહેલાં બતાવીએ.',
    hi: 'हमें: फ़ीस, रॉयल्टी और माल के पैसे, GST के साथ; मार्केटिंग का अलग से कुछ नहीं। इंटीरियर के पैसे ठेकेदार को, वह हमारी सूची का हो या आपका अपना; मशीनों के पैसे उस सप्लायर को, जिसे आप हमारी सूची से चुनें। बेसन, आटा, मसाले और पैकेट हमसे लेने होते हैं; रेट लिस्ट साइन करने से पहले देख लीजिए।',
  },
  /** Whether and how a partner may sell or move the outlet. */
  transfer: {
    en: 'You may sell the outlet or move it: we meet the buyer, or measure the new place, and the agreement goes on. We charge nothing for it; the buyer does the whole training.',
    gu: 'આઉટલેટ વેચી શકો, બીજી જગ્યાએ લઈ પણ જઈ શકો: લેનારને અમે મળીએ, નવી જગ્યા માપી જઈએ, અને કરાર ચાલુ રહે. એનું અમે કશું લેતા નથી; લેનારે પૂરી તાલીમ લેવાની.',
    hi: 'आउटलेट बेच सकते हैं, दूसरी जगह भी ले जा सकते हैं: खरीदार से हम मिलते हैं, नई जगह नाप लेते हैं, और एग्रीमेंट चलता रहता है। इसका हम कुछ नहीं लेते; खरीदार को पूरी ट्रेनिंग लेनी होती है।',
  },
  /** How many outlets have closed, and why. */
  closures: {
    en: 'Two since 2022, both kiosks: too few people walked past. You may call their owners as well.',
    gu: '2022થી અત્યાર સુધી બે, બંને કિયોસ્ક: રસ્તે ઘરાકી ઓછી પડી. એમના માલિકોને પણ ફોન કરી શકો.',
    hi: '2022 से अब तक दो, दोनों कियोस्क: सड़क पर ग्राहक कम थे। उनके मालिकों को भी फ़ोन कर सकते हैं।',
  },
  /** The holder of the only bank account that partners pay into. */
  accountName: 'Tikhu Mithu Foods',
} as const;
