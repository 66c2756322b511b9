export const threeHoursOnAPavement = {
  id: 7,
  title: {
    en: 'Three hours on a pavement: how we look at a site',
    gu: 'ફૂટપાથ પર ત્રણ કલાક: જગ્યા અમે આમ જોઈએ',
    hi: 'फ़ुटपाथ पर तीन घंटे: हम जगह कैसे देखते हैं',
  },
  image: '/media/benefit-interior.jpg',
  createdAt: '2026-05-21T09:40:00.000Z',
  description: {
    en: [
      'Before we look at the shop we look at the pavement. Kirtan-bhai takes a folding stool, a clicker and a bottle of water, sits down opposite the shutter and counts. Ten to eleven in the morning, one to two, seven to eight in the evening, once on a weekday and once on a Sunday. Six hours in all, and they have saved more money than any spreadsheet we own. He does not count everybody. Cars do not eat, and neither do people who are running. He counts those who walk slowly enough to smell something, and he makes a second column for those who already have a packet in hand.',
      'Then he looks at what people are walking between. A bus stop and a school are good; a bus stop and a bank are better, because clerks come twice. A temple brings the morning and a cinema the evening; a snack counter needs both. The best site we have lies between a sub-registrar’s office and a sari market, and its queue is made of people who have just signed something and people who have just paid for something. Only then does the shutter go up.',
    ],
    gu: [
      'દુકાન જોતાં પહેલાં અમે ફૂટપાથ જોઈએ. કીર્તનભાઈ ફોલ્ડિંગ સ્ટૂલ, ગણવાનું ક્લિકર અને પાણીની બાટલી લઈને શટરની સામે બેસે ને ગણે. સવારે દસથી અગિયાર, બપોરે એકથી બે, સાંજે સાતથી આઠ; એક ચાલુ દિવસે અને એક રવિવારે. કુલ છ કલાક, અને કોઈ પણ સ્પ્રેડશીટ કરતાં એનાથી વધારે પૈસા બચ્યા છે. બધાંને નથી ગણતા; ગાડીઓ ખાતી નથી. સુગંધ આવે એટલું ધીમે ચાલે એને જ ગણે.',
      'પછી જુએ કે લોકો ક્યાંથી ક્યાં જાય છે. બસ સ્ટૅન્ડ અને સ્કૂલ સારાં, બસ સ્ટૅન્ડ અને બૅન્ક વધારે સારાં, કેમ કે કારકુન બે વાર આવે. મંદિર એટલે સવાર, સિનેમા એટલે સાંજ; નાસ્તાના કાઉન્ટરને બેઉ જોઈએ. અમારી સૌથી સારી જગ્યા દસ્તાવેજની ઑફિસ અને સાડી બજારની વચ્ચે છે: લાઇનમાં ઊભા હોય એ કાં તો હમણાં જ સહી કરીને આવ્યા હોય, કાં તો હમણાં જ પૈસા ચૂકવીને.',
    ],
    hi: [
      'दुकान देखने से पहले हम फ़ुटपाथ देखते हैं। कीर्तन भाई फ़ोल्डिंग स्टूल, गिनने की मशीन और पानी की बोतल लेकर शटर के सामने बैठते हैं और गिनते हैं। सुबह दस से ग्यारह, दोपहर एक से दो, शाम सात से आठ; एक कामकाजी दिन और एक रविवार को। कुल छह घंटे, और जितना पैसा इन छह घंटों ने बचाया है, उतना हमारी किसी स्प्रेडशीट ने नहीं। सबको नहीं गिनते; गाड़ियाँ खाती नहीं। उन्हीं को गिनते हैं, जो इतना धीमे चलें कि खुशबू उन तक पहुँचे।',
      'फिर देखते हैं कि लोग कहाँ से कहाँ जाते हैं। बस स्टॉप और स्कूल हों तो अच्छा, बस स्टॉप और बैंक हों तो उससे भी अच्छा, क्योंकि बाबू दो बार आते हैं। मंदिर यानी सुबह, सिनेमा यानी शाम; नाश्ते के काउंटर को दोनों चाहिए। हमारी सबसे अच्छी जगह रजिस्ट्री दफ़्तर और साड़ी बाज़ार के बीच है: कतार में वे, जो अभी साइन करके आए हैं, और वे, जो अभी पैसे देकर आए हैं।',
    ],
  },
  title2: {
    en: 'Where nobody eats in the street, nobody will start with us.',
    gu: 'જે રસ્તે કોઈ ખાતું નથી, ત્યાં દુકાન પણ નહીં ચાલે.',
    hi: 'जिस सड़क पर कोई खाता नहीं, वहाँ दुकान नहीं चलती।',
  },
  description2: {
    en: [
      'Inside there are four questions, and three of them are dull. Where does the water come from, and is there any at four in the afternoon? Where does it go? How many kilowatts can the meter carry? A khaman steamer, a griddle and a fryer together need eight to twelve, and a new connection can take longer than everything else put together.',
      'The fourth is the frontage. Ten feet is comfortable. At six we can still work, with the pan at the front and the cash counter at the side. Under six the queue stands in front of its own food and cannot see it, and people do not queue for what they cannot see.',
    ],
    gu: [
      'અંદર ચાર સવાલ, એમાં ત્રણ સાદા. પાણી ક્યાંથી આવે છે, અને સાંજે ચાર વાગ્યે આવે છે? જાય છે ક્યાં? મીટર કેટલા કિલોવૉટનું છે? સ્ટીમર, તવો અને ફ્રાયર મળીને આઠથી બાર કિલોવૉટ માગે, અને નવું કનેક્શન બીજાં બધાં કામ કરતાં વધારે વાર લગાડે.',
      'ચોથો સવાલ આગળની પહોળાઈનો. દસ ફૂટ હોય તો નિરાંત. છ સુધી ચલાવી લઈએ. એથી ઓછામાં લાઇન પોતે જ ખાવાનું ઢાંકી દે, અને જે દેખાય નહીં એની લાઇન લાગે નહીં.',
    ],
    hi: [
      'अंदर चार सवाल हैं, तीन सीधे-सादे। पानी कहाँ से आता है, और शाम चार बजे आता है? जाता कहाँ है? मीटर कितने किलोवाट झेल सकता है? स्टीमर, तवा और फ्रायर मिलकर आठ से बारह किलोवाट माँगते हैं, और नया कनेक्शन बाकी सब कामों से ज़्यादा समय ले सकता है।',
      'चौथा सवाल सामने की चौड़ाई का। दस फ़ुट हो, तो आराम। छह तक चला लेते हैं। उससे कम में कतार खुद ही खाना ढक लेती है, और जो दिखता नहीं, उसके लिए कोई कतार नहीं लगाता।',
    ],
  },
  title3: { en: 'When we say no', gu: 'ના ક્યારે પાડીએ', hi: 'हम मना कब करते हैं' },
  description3: {
    en: [
      'About two sites in five. Either a day’s rent is more than a fifth of what the counter could sell on an ordinary day, or the drain runs uphill, or the landlord wants an eleven-month agreement and a handshake. We say so in writing, with the counts, so that you can show them to someone who disagrees with us.',
      'If you have your eye on a place, send us three: the one you love, the one you can afford and the one your cousin owns. What each format costs is on the franchise page.',
    ],
    gu: [
      'પાંચમાંથી બેને. એક દિવસનું ભાડું સાદા દિવસના વકરાના પાંચમા ભાગથી વધુ હોય; પાણીનો નિકાલ ઊંધે ઢાળે હોય; મકાનમાલિકને અગિયાર મહિના અને કાગળ વગરની વાત જોઈતી હોય. ના લેખિતમાં પાડીએ, ગણતરી સાથે.',
      'જગ્યાઓ નજરમાં હોય તો ત્રણ મોકલો: ગમતી, પોસાતી, અને મામાના દીકરાની. કયા પ્રકારમાં કેટલું રોકાણ, એ ફ્રેન્ચાઇઝીના પાને લખ્યું છે.',
    ],
    hi: [
      'पाँच में से दो को: जब एक दिन का किराया आम दिन की बिक्री के पाँचवें हिस्से से ज़्यादा हो, पानी की निकासी उलटी ढलान पर हो, या मकान मालिक ग्यारह महीने का ज़बानी सौदा चाहता हो। मना हम लिखकर करते हैं, गिनती के साथ।',
      'जगह नज़र में हो, तो एक नहीं, तीन भेजिए: जो पसंद है, जो बजट में आती है, और जो ममेरे भाई की है। किस प्रकार में कितना निवेश लगता है, यह फ्रैंचाइज़ी वाले पेज पर है।',
    ],
  },
  tags: [
    { en: 'Franchise', gu: 'ફ્રેન્ચાઇઝી', hi: 'फ्रैंचाइज़ी' },
    { en: 'Sites', gu: 'જગ્યા', hi: 'जगह' },
    { en: 'Behind the counter', gu: 'કાઉન્ટર પાછળ', hi: 'काउंटर के पीछे' },
  ],
  pageTitle: {
    en: 'How we look at a franchise site: three hours on a pavement',
    gu: 'ફ્રેન્ચાઇઝીની જગ્યા અમે કેવી રીતે જોઈએ છીએ',
    hi: 'फ्रैंचाइज़ी की जगह हम कैसे देखते हैं',
  },
  metaDescription: {
    en: 'A folding stool, a clicker, three hours on a weekday and three on a Sunday. We turn down two sites in five.',
    gu: 'ફોલ્ડિંગ સ્ટૂલ, ક્લિકર, ચાલુ દિવસે ત્રણ કલાક ને રવિવારે ત્રણ. પાંચમાંથી બે જગ્યાને અમે ના પાડીએ છીએ.',
    hi: 'फ़ोल्डिंग स्टूल, गिनने की मशीन, तीन घंटे कामकाजी दिन पर, तीन रविवार को। पाँच में से दो जगहों को हम मना कर देते हैं।',
  },
};
