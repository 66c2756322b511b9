export const dussehraBeforeDawn = {
  id: 11,
  title: {
    en: 'Dussehra, 4:50\u00a0am: notes from the fafda queue',
    gu: 'દશેરા, પાંચમાં દસ કમ: ફાફડાની લાઇનમાંથી',
    hi: 'दशहरा, पाँच बजने में दस मिनट: फाफड़े की कतार से',
  },
  image: '/media/fafda-jalebi.jpg',
  createdAt: '2026-10-22T03:30:00.000Z',
  description: {
    en: [
      'At ten to five the street is dark and the queue has reached the medical store. Somebody has brought a stool, somebody a sleeping child, somebody a steel dabba large enough for a whole lane. Nine nights of garba are over, feet are blistered, and nobody in Ahmedabad would dream of eating anything today before fafda-jalebi (ફાફડા-જલેબી), said as one word. No one can tell you for certain why. Some say that Lord Ram was fond of a sweet like jalebi and ate it when the battle was won; some that a gram-flour snack is the right way to end a fast.',
      'The pan started at three. Mehul-bhai works the fafda board himself on this day: a walnut of dough, the heel of the hand, one long push away from the body, and a ribbon as wide as a belt lies on the wood. A knife goes under it, and it is in the oil before it can curl. Four seconds, a turn, four seconds. Beside him two people run the jalebi, one squeezing coils from a cloth, one lifting them into syrup, and the syrup has enough lemon in it that it cannot set. By seven the oil has been changed twice, and the person who calls out the numbers has no voice left.',
    ],
    gu: [
      'પાંચમાં દસ કમ. શેરીમાં અંધારું છે અને લાઇન દવાની દુકાન સુધી પહોંચી ગઈ છે. કોઈ સ્ટૂલ લઈને આવ્યું છે, કોઈ ઊંઘતું છોકરું, કોઈ આખી પોળનું ભરાય એવડો સ્ટીલનો ડબ્બો. નવ રાતના ગરબા પૂરા થયા, પગે ફોલ્લા પડ્યા છે, અને અમદાવાદમાં આજે ફાફડા-જલેબી પહેલાં કોઈ કશું ખાવાનું નથી. કેમ, એ ખાતરીથી કોઈ કહી શકે નહીં. કોઈ કહે ભગવાન રામને જલેબી જેવી મીઠાઈ ભાવતી; કોઈ કહે ઉપવાસ ચણાના લોટથી છૂટે.',
      'કડાઈ તો ત્રણ વાગ્યાની ચાલુ છે. આજે ફાફડાના પાટલે મેહુલભાઈ પોતે: અખરોટ જેવડો લૂઓ, હથેળીનો ભાર, એક લાંબો ઘસરકો, અને લાંબી, પહોળી પટ્ટી પાટલા પર. નીચે છરી ફેરવી કે પટ્ટી સીધી તેલમાં. ચાર સેકન્ડ, પલટો, ચાર સેકન્ડ. બાજુમાં બે જણ જલેબી પર, એક કપડામાંથી ગૂંચળાં પાડે, બીજો ચાસણીમાં ઉતારે; ચાસણીમાં જામે નહીં એટલું લીંબુ છે.',
    ],
    hi: [
      'पाँच बजने में दस मिनट। गली में अँधेरा है और कतार दवा की दुकान तक पहुँच गई है। कोई स्टूल लाया है, कोई सोता बच्चा, कोई स्टील का इतना बड़ा डिब्बा कि पूरी गली का आ जाए। नौ रातों का गरबा खत्म हुआ, पैरों में छाले हैं, और अहमदाबाद में आज फाफड़ा-जलेबी से पहले कोई कुछ नहीं खाएगा। क्यों, यह पक्के तौर पर कोई नहीं बता सकता। कोई कहता है, भगवान राम को जलेबी जैसी मिठाई पसंद थी; कोई कहता है, व्रत बेसन से खुलता है।',
      'कड़ाही तीन बजे से चढ़ी है। आज फाफड़े के पटरे पर मेहुल भाई खुद हैं: अखरोट जितनी लोई, हथेली का ज़ोर, एक लंबा धक्का, और बेल्ट जितनी चौड़ी पट्टी पटरे पर। पट्टी के नीचे छुरी फिरी और पट्टी सीधे तेल में। चार सेकंड, पलटा, चार सेकंड। बगल में दो लोग जलेबी पर, एक कपड़े से छल्ले गिराता है, दूसरा चाशनी में उतारता है; चाशनी में इतना नींबू है कि जमे नहीं।',
    ],
  },
  title2: {
    en: 'The queue is not interested in reasons. It is interested in whether the pan has started.',
    gu: 'લાઇનને કારણ નથી જાણવું. કડાઈ ચડી કે નહીં એ જાણવું છે.',
    hi: 'कतार को वजह से मतलब नहीं। मतलब इससे है कि कड़ाही चढ़ी या नहीं।',
  },
  description2: {
    en: [
      'Salt, then syrup, then salt. That is the whole trick of it. The fafda is dry and peppery, the jalebi wet and sweet, and after each you reach for the other, with a fried chilli or some papaya sambharo in between. There are wheat, milk and pistachio in the jalebi, mustard in the sambharo, and the hing in the fafda may contain wheat.',
      'The Paldi counter had sold out before noon. At twenty to twelve the last half-kilo went to a man who had come from the hospital to say that it was a girl, and the queue let him through.',
    ],
    gu: [
      'ખારું, પછી ગળ્યું, પછી ખારું. આખો ખેલ આટલો જ. ફાફડા કોરા ને તીખા, જલેબી રસદાર ને ગળી; બેઉ એકબીજાનો જવાબ. વચ્ચે તળેલું મરચું જીભ જગાડે, અને પપૈયાનો સંભારો સમાધાન કરાવે. જલેબીમાં ઘઉં (મેંદો), દૂધ (ઘી) અને પિસ્તાં છે, સંભારામાં રાઈ, અને ફાફડાની હિંગમાં ઘઉં હોઈ શકે.',
      'પાલડીના કાઉન્ટર પર બપોર પહેલાં બધું ખપી ગયું. છેલ્લો અડધો કિલો હૉસ્પિટલથી આવેલા એક ભાઈને મળ્યો, જેમને ઘેર દીકરી આવી હતી; લાઇને એમને આગળ જવા દીધા.',
    ],
    hi: [
      'नमकीन, फिर मीठा, फिर नमकीन। सारा खेल बस इतना है। फाफड़ा सूखा और तीखा, जलेबी रसीली और मीठी; दोनों एक-दूसरे का जवाब। बीच में तली मिर्च जीभ को जगाती है, और पपीते का संभारो सुलह कराता है। जलेबी में गेहूँ (मैदा), दूध (घी) और पिस्ता है, संभारो में राई, और फाफड़े की हींग में गेहूँ हो सकता है।',
      'पालडी के काउंटर पर दोपहर से पहले सब निकल गया। आखिरी आधा किलो अस्पताल से आए एक भाई को मिला, जिनके घर बेटी हुई थी; कतार ने उन्हें आगे जाने दिया।',
    ],
  },
  title3: { en: 'If you missed it', gu: 'રહી ગયા હો તો', hi: 'छूट गया हो, तो' },
  description3: {
    en: [
      'We make the combo every day of the year, 100\u00a0grams of one and 75 of the other, and on an ordinary Tuesday you wait five minutes for it. It tastes the same. We have checked, with our eyes shut.',
      'It does not feel the same, and we have no recipe for that. Next year the day falls earlier in October.',
    ],
    gu: [
      'કૉમ્બો અમે બારે માસ બનાવીએ છીએ, 100\u00a0ગ્રામ ફાફડા અને 75\u00a0ગ્રામ જલેબી, અને સાદા મંગળવારે પાંચ મિનિટમાં મળે. સ્વાદ એ જ છે. આંખો મીંચીને ચાખી જોયું છે.',
      'પણ દશેરા જેવી મજા નથી, અને એની રેસિપી અમારી પાસે નથી. આવતા વર્ષે દશેરા ઑક્ટોબરમાં થોડી વહેલી છે.',
    ],
    hi: [
      'कॉम्बो हम बारहों महीने बनाते हैं, 100\u00a0ग्राम फाफड़ा और 75\u00a0ग्राम जलेबी, और किसी आम मंगलवार को पाँच मिनट में मिल जाता है। स्वाद वही है। आँखें बंद करके चखा है।',
      'पर दशहरे वाली बात नहीं होती, और उसकी रेसिपी हमारे पास नहीं है। अगले साल दशहरा अक्टूबर में कुछ पहले है।',
    ],
  },
  tags: JSON.stringify([
    { en: 'Festival', gu: 'તહેવાર', hi: 'त्योहार' },
    { en: 'Fafda', gu: 'ફાફડા', hi: 'फाफड़ा' },
    { en: 'Jalebi', gu: 'જલેબી', hi: 'जलेबी' },
  ]),
  pageTitle: {
    en: 'Dussehra morning: notes from the fafda-jalebi queue',
    gu: 'દશેરાની સવાર: ફાફડા-જલેબીની લાઇનમાંથી',
    hi: 'दशहरे की सुबह: फाफड़ा-जलेबी की कतार से',
  },
  metaDescription: {
    en: 'Ten to five, the street dark, the pan hot since three: Dussehra morning at the Paldi counter.',
    gu: 'પાંચમાં દસ કમ, શેરીમાં અંધારું, કડાઈ ત્રણ વાગ્યાની ગરમ: પાલડીના કાઉન્ટર પર દશેરાની સવાર.',
    hi: 'पाँच बजने में दस मिनट, गली में अँधेरा, कड़ाही तीन बजे से गरम: पालडी के काउंटर पर दशहरे की सुबह।',
  },
};
