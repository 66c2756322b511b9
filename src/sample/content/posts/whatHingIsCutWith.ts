export const whatHingIsCutWith = {
  id: 9,
  title: {
    en: 'What hing is cut with, and other things a label should say',
    gu: 'હિંગમાં શું ભેળવાય છે, અને લેબલ પર શું લખવું',
    hi: 'हींग में क्या मिला होता है, और लेबल पर क्या लिखा हो',
  },
  image: '/media/scene-spices.jpg',
  createdAt: '2026-08-06T05:55:00.000Z',
  description: {
    en: [
      'A mother called us from Vadodara. Her son has coeliac disease, gram flour is not wheat, khaman is made of gram flour: could he have a plate? It is a fair line of thought, and the answer was no. The weak link is a pinch of grey powder, hing, which nobody thinks of as an ingredient. Asafoetida, or hing (હિંગ), is a resin. Undiluted it smells like a gas leak and would rule any pan it went into. So it is sold compounded: a little resin, some gum, and flour to carry it. A quarter of a teaspoon in five kilos of batter has no taste of flour. It can still make a child ill.',
      'Most of what a tin holds is flour, and the flour is usually wheat. Since that call we have been checking one recipe after another; we list the allergens beside each dish we have finished, counting the wheat that may be in its hing. We have tried hing compounded with rice flour. It works in the kadhi but not yet in the fafda, where it goes sandy, and as long as both tins stand in one kitchen we will not print “gluten-free” on anything. Devika-ben keeps the list, and her rule for it is short.',
    ],
    gu: [
      'વડોદરાથી એક મમ્મીનો ફોન આવ્યો. દીકરાને સિલિએક છે (ગ્લુટેન પચતું નથી), ચણાનો લોટ ઘઉં નથી, ખમણ ચણાના લોટનાં છે: તો એક પ્લેટ ખાઈ શકે? વાત સાચી લાગે, પણ જવાબ ના હતો. વાંધો ચપટી હિંગનો, જેને કોઈ ચીજમાં ગણતું જ નથી. હિંગ એક ગુંદર છે; એકલી તો એવી તેજ કે વપરાય જ નહીં.',
      'હિંગના નામે જે વેચાય છે એમાં મોટો ભાગ લોટ હોય છે, અને એ લોટ મોટે ભાગે ઘઉંનો. પાંચ કિલો ખીરામાં પા ચમચી હોય તોય બાળક માંદું પડી શકે. એ ફોન પછી અમે એક એક રેસિપી તપાસીએ છીએ અને તપાસેલી વાનગીની સાથે ઍલર્જી કરી શકે એવી ચીજો લખીએ છીએ; હિંગમાં હોઈ શકે એ ઘઉં પણ એમાં ગણી લઈએ. ચોખાના લોટવાળી હિંગ અજમાવી છે. કઢીમાં ચાલે, ફાફડામાં હજી નહીં, ભૂકો થઈ જાય છે; અને બેઉ ડબ્બા એક રસોડામાં છે ત્યાં સુધી “ગ્લુટેન વગર” અમે કશા પર નહીં છાપીએ.',
    ],
    hi: [
      'वडोदरा से एक माँ का फ़ोन आया। बेटे को सीलिएक है (ग्लूटेन नहीं पचता), बेसन गेहूँ नहीं होता, खमण बेसन का है: तो क्या वह एक प्लेट खा सकता है? बात सीधी लगती है, पर हमें कहना पड़ा: नहीं। कमज़ोर कड़ी है चुटकी भर हींग, जिसे कोई सामग्री में गिनता ही नहीं। हींग एक गोंद है; अकेली इतनी तेज़ कि डाली ही न जा सके।',
      'हींग के नाम पर जो बिकता है, वह ज़्यादातर आटा है, और वह आटा अक्सर गेहूँ का। पाँच किलो घोल में चौथाई चम्मच हो, तब भी बच्चा बीमार पड़ सकता है। उस फ़ोन के बाद हम एक-एक रेसिपी जाँच रहे हैं और जाँची हुई डिश के साथ एलर्जी करने वाली चीज़ें लिखते हैं, और उनमें वह गेहूँ भी गिनते हैं, जो हींग में हो सकता है। चावल के आटे वाली हींग आज़माई है। कढ़ी में चलती है, फाफड़े में अभी नहीं, किरकिरी हो जाती है; और जब तक दोनों डिब्बे एक रसोई में हैं, हम किसी चीज़ पर “ग्लूटेन-मुक्त” नहीं छापेंगे।',
    ],
  },
  title2: {
    en: 'If a cook has to stop and think whether something is in a dish, it goes on the label.',
    gu: 'વાનગીમાં કોઈ ચીજ છે કે નહીં એ કારીગરને વિચારવું પડે, તો એ લેબલ પર લખાય.',
    hi: 'किसी चीज़ के बारे में कारीगर को सोचना पड़े कि डिश में है या नहीं, तो वह लेबल पर लिखी जाती है।',
  },
  description2: {
    en: [
      'Indian law names the allergens that a label must show: cereals with gluten, milk, egg, fish, crustaceans, peanuts and tree nuts, soy, and sulphites from ten milligrams per kilo. Sesame and mustard are not among them. They are in many of our plates, and a customer who grew up in Leicester may look for exactly these two, so we list them as well.',
      'There are words that we leave out. A recipe with eleven ingredients is made from good things, but it is not one good thing from a field, so we do not call it straight from the farm. Nor do we say that nothing is added, since somebody added the turmeric.',
    ],
    gu: [
      'કાયદો કહે છે કે લેબલ પર આટલું લખવું: ગ્લુટેનવાળું અનાજ, દૂધ, ઈંડું, માછલી, ઝીંગા જેવાં જળચર, સીંગદાણા અને સૂકા મેવા, સોયા, અને કિલોએ દસ મિલિગ્રામ કે વધુ સલ્ફાઇટ. તલ અને રાઈ એમાં નથી, પણ અમારી ઘણી વાનગીઓમાં છે, અને વિદેશમાં ઊછરેલા ગ્રાહક એ જ શોધે; એટલે એ પણ લખીએ છીએ.',
      'અમુક શબ્દો અમે વાપરતા નથી. અગિયાર ચીજ ભેગી થાય ત્યારે એક વાનગી બને; ચીજો ગમે એટલી સારી હોય, વાનગી કંઈ ખેતરમાં ઊગતી નથી, એટલે “સીધું ખેતરમાંથી” એવું લખતા નથી.',
    ],
    hi: [
      'कानून कहता है कि लेबल पर इतना लिखा जाए: ग्लूटेन वाले अनाज, दूध, अंडा, मछली, झींगा-केकड़ा, मूँगफली और मेवे, सोया, और एक किलो में दस मिलीग्राम या उससे ज़्यादा सल्फ़ाइट। तिल और राई उसमें नहीं हैं, पर हमारी कई डिशों में हैं, और विदेश में पले ग्राहक यही ढूँढते हैं; इसलिए हम इन्हें भी लिखते हैं।',
      '“खेत से सीधे” जैसे शब्द हम नहीं लिखते: ग्यारह चीज़ें मिलाकर बनी डिश कितनी भी अच्छी हो, खेत से तोड़ी हुई नहीं होती।',
    ],
  },
  title3: { en: 'How to ask at the counter', gu: 'કાઉન્ટર પર કેવી રીતે પૂછવું', hi: 'काउंटर पर कैसे पूछें' },
  description3: {
    en: [
      'Name the ingredient. “Is there peanut in it, and is it fried with anything that has peanut?” gets a better answer than “is it safe?”, because the person at the pan knows what went in and does not know you. Fried savouries share their oil, jalebi has its own pan, and peanuts are fried in neither.',
      'If the answer comes slowly, ask for the list. Each outlet keeps it in a blue folder beside the cash counter, with every dish on a page: ingredients, allergens, portion, and the date on which somebody last checked. If the date is more than six months ago, you may scold us.',
    ],
    gu: [
      'ચીજનું નામ લઈને પૂછો. “ચાલશે?” પૂછવા કરતાં “આમાં સીંગદાણા છે, કે સીંગદાણા સાથે તળાયું છે?” પૂછો તો વધુ ચોક્કસ જવાબ મળે: કડાઈવાળાને ચીજોની ખબર છે, તમારી નહીં. બધું ફરસાણ એક જ તેલમાં તળાય, જલેબીની કડાઈ અલગ, અને સીંગદાણા બેમાંથી એકેયમાં નહીં.',
      'જવાબ આપતાં વાર લાગે તો યાદી માગો. દરેક આઉટલેટમાં એ ગલ્લા પાસે વાદળી ફાઇલમાં હોય છે: અંદરની ચીજો, ઍલર્જી કરી શકે એવી ચીજો, માપ, અને છેલ્લે ક્યારે તપાસ્યું એ તારીખ. તારીખ છ મહિનાથી જૂની હોય તો અમને વઢજો.',
    ],
    hi: [
      'चीज़ का नाम लेकर पूछिए। “चलेगा?” से बेहतर है “इसमें मूँगफली है, या मूँगफली के साथ तला है?”, क्योंकि कड़ाही वाले को चीज़ों का पता है, आपका नहीं। सारा नमकीन एक ही तेल में तला जाता है, जलेबी की कड़ाही अलग है, और मूँगफली दोनों में से किसी में नहीं तली जाती।',
      'जवाब में देर लगे, तो सूची माँगिए। हर आउटलेट में वह गल्ले के पास नीली फ़ाइल में रहती है: सामग्री, एलर्जी करने वाली चीज़ें, प्लेट की मात्रा, और आखिरी जाँच की तारीख। तारीख छह महीने से पुरानी हो, तो हमें डाँटिए।',
    ],
  },
  tags: { en: 'Allergens, Labels, Kitchen', gu: 'ઍલર્જી, લેબલ, રસોડું', hi: 'एलर्जी, लेबल, रसोई' },
  pageTitle: {
    en: 'Hing, wheat and honest labels on gram-flour snacks',
    gu: 'હિંગ, ઘઉં અને ફરસાણનું સાચું લેબલ',
    hi: 'हींग, गेहूँ और नमकीन का सच्चा लेबल',
  },
  metaDescription: {
    en: 'The wheat in a gram-flour snack is in a pinch of grey powder. Ask for the blue folder at the counter.',
    gu: 'ચણાના લોટના નાસ્તામાં ઘઉં? ચપટી હિંગમાંથી. કાઉન્ટર પર વાદળી ફાઇલ માગો.',
    hi: 'बेसन के नाश्ते में गेहूँ? चुटकी भर हींग से। काउंटर पर नीली फ़ाइल माँगिए।',
  },
};
