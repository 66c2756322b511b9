export const cuttingChai = {
  id: 2,
  title: {
    en: 'Half a glass, boiled twice: the arithmetic of cutting chai',
    gu: 'અડધો ગ્લાસ, બે ઊભરા: કટિંગ ચાનું ગણિત',
    hi: 'आधा गिलास, दो उबाल: कटिंग चाय का गणित',
  },
  image: '/media/cutting-chai.jpg',
  createdAt: '2025-12-16T04:45:00.000Z',
  description: {
    en: [
      'A cutting chai is ninety millilitres: half of what the glass could hold, at half of what a full one would cost. The name is Bombay’s; the habit belongs to every railway platform between there and Bhuj. It is small because it is strong, and because a second one is always allowed. The tea we use is dust. That sounds like an insult and is a decision. Leaf gives up its scent slowly and politely; dust gives colour and bite in three minutes, and three minutes is what a person with a bus to catch has. We blend two grades from Assam, one for its brick-red colour, one for its grip on the sides of the tongue.',
      'Water goes in first, with ginger that has been hit once with the flat of a pestle and cardamom cracked in the palm. When the water has taken their smell the dust goes in, and a minute later the milk. Then the tea is allowed to climb to the rim, is pulled off the flame, falls back, and climbs again. The second rise is the one that matters: the raw edge of the milk goes, and the tea turns from beige to the brown of a Kutchi shawl. Sugar goes in between the first rise and the second. Too early and it dulls the ginger; too late and it sits at the bottom of the glass, waiting for the last sip.',
    ],
    gu: [
      'કટિંગ એટલે 90\u00a0મિલી: ગ્લાસમાં સમાય એનાથી અડધી, અને આખીના અડધા ભાવે. નામ મુંબઈનું, પણ ટેવ તો ત્યાંથી ભુજ સુધીનાં બધાં સ્ટેશનની. નાની છે કેમ કે કડક છે, અને બીજી પીવાની હંમેશાં છૂટ છે. અમે ભૂકી વાપરીએ છીએ: પત્તી ધીમે ધીમે સુગંધ છોડે, ભૂકી ત્રણ મિનિટમાં રંગ અને કડકાઈ આપે.',
      'પહેલાં પાણી, એમાં દસ્તાથી એક વાર છૂંદેલું આદું અને હથેળીમાં ફોડેલી એલચી. પાણીમાં સુગંધ બેસે એટલે ભૂકી, અને એક મિનિટ પછી દૂધ. પછી ચા કાંઠા સુધી ચડે, ઉતારી લઈએ, બેસે, અને ફરી ચડે. બીજો ઊભરો જ ખરો: દૂધની કચાશ જાય, અને ચાનો રંગ કચ્છી ધાબળા જેવો થાય.',
    ],
    hi: [
      'कटिंग यानी 90\u00a0मिली: गिलास में जितनी आए उससे आधी, और पूरी के आधे दाम में। नाम मुंबई का है, पर आदत वहाँ से भुज तक के हर प्लेटफ़ॉर्म की। छोटी इसलिए कि कड़क है, और दूसरी लेने की छूट हमेशा है। हम डस्ट चाय डालते हैं: पत्ती धीरे-धीरे खुशबू छोड़ती है, डस्ट तीन मिनट में रंग और कड़कपन देती है।',
      'पहले पानी, उसमें मूसल से एक बार कूटा अदरक और हथेली में तोड़ी इलायची। पानी में खुशबू आ जाए, तब चाय, और एक मिनट बाद दूध। फिर चाय किनारे तक चढ़ती है, हटा लेते हैं, बैठ जाती है, और फिर चढ़ती है। असल काम दूसरा उबाल करता है: दूध का कच्चापन जाता है, और चाय का रंग कच्छी शॉल जैसा भूरा हो जाता है।',
    ],
  },
  title2: {
    en: 'Before the second rise you have tea with milk; after it, chai.',
    gu: 'બીજા ઊભરા પહેલાં એ દૂધવાળી ચા; એ પછી ચા.',
    hi: 'दूसरे उबाल से पहले वह दूध वाली चाय है; उसके बाद, चाय।',
  },
  description2: {
    en: [
      'Then it is poured, from one steel jug to another and back, from an arm’s height, four times. It looks like showing off. It cools the tea by some twelve degrees, so that it can be drunk standing, and it folds in air, so that a thin tan foam sits on top and the first sip has something to get through.',
      'The glass is fluted for a reason too. The ridges keep fingers off the hot part, and eight glasses fit in a wire carrier, which a boy of nineteen can take up three floors without looking.',
    ],
    gu: [
      'પછી સ્ટીલના એક જગમાંથી બીજામાં, હાથભર ઊંચેથી, ચાર વાર. લાગે કે દેખાડો છે. પણ એમાં ચા બારેક ડિગ્રી ઠરે, એટલે ઊભાં ઊભાં પિવાય, અને ઉપર આછાં ફીણ વળે.',
      'ગ્લાસની ધારીઓ પણ કામની છે: આંગળી દાઝે નહીં, અને તારની જાળીમાં આઠ ગ્લાસ સમાય.',
    ],
    hi: [
      'फिर स्टील के एक जग से दूसरे में, हाथ भर ऊँचाई से, चार बार। लगता है दिखावा है। पर इससे चाय कोई बारह डिग्री ठंडी होती है, ताकि खड़े-खड़े पी जा सके, और ऊपर हल्का झाग आता है।',
      'गिलास की धारियाँ भी काम की हैं: उँगली नहीं जलती, और तार की टोकरी में आठ गिलास आ जाते हैं।',
    ],
  },
  title3: { en: 'What stands beside it', gu: 'સાથે શું', hi: 'साथ में क्या' },
  description3: {
    en: [
      'In the morning it is a plate of vanela gathiya, pale and soft, dipped if nobody is looking. After four it is thepla, folded in quarters. On a rainy day it is dal vada, and then the chai gets extra ginger without your asking.',
      'If you would like less sugar, say so before the first rise; if you want none, we boil yours separately. There is milk in it, and ginger.',
    ],
    gu: [
      'સવારે વણેલા ગાંઠિયા, કોઈ જોતું ન હોય તો બોળીને. સાંજે ચાર વાગ્યા પછી થેપલાં, ચોવડાં વાળેલાં. વરસાદમાં દાળવડાં, અને ત્યારે ચામાં આદું વધારે, કહેવું ન પડે.',
      'ખાંડ ઓછી જોઈએ તો પહેલા ઊભરા પહેલાં કહેજો; સાવ ન જોઈએ તો જુદી ઉકાળીશું. અમારી ચામાં દૂધ અને આદું છે.',
    ],
    hi: [
      'सुबह वणेला गाठिया, कोई देख न रहा हो, तो डुबोकर। शाम चार बजे के बाद थेपला, चार तह किया हुआ। बारिश में दाल वड़ा, और तब चाय में अदरक बिना कहे ज़्यादा।',
      'चीनी कम चाहिए, तो पहले उबाल से पहले कह दीजिए; बिल्कुल न चाहिए, तो अलग से उबाल देंगे। इसमें दूध और अदरक है।',
    ],
  },
  tags: JSON.stringify([
    { en: 'Chai', gu: 'ચા', hi: 'चाय' },
    { en: 'Kitchen', gu: 'રસોડું', hi: 'रसोई' },
    { en: 'How it is made', gu: 'કેવી રીતે બને', hi: 'कैसे बनता है' },
  ]),
  pageTitle: {
    en: 'Cutting chai: why it is boiled twice and poured high',
    gu: 'કટિંગ ચા બે વાર કેમ ઊકળે ને ઊંચેથી કેમ રેડાય',
    hi: 'कटिंग चाय दो बार क्यों उबालते हैं, ऊँचाई से क्यों उड़ेलते हैं',
  },
  metaDescription: {
    en: 'We boil ninety millilitres of strong tea twice and pour it four times, from an arm’s height, so that you can drink it standing.',
    gu: '90\u00a0મિલી કડક ચા અમે બે વાર ઉકાળીએ ને હાથભર ઊંચેથી ચાર વાર રેડીએ, એટલે ઊભાં ઊભાં પિવાય.',
    hi: '90\u00a0मिली कड़क चाय हम दो बार उबालते हैं और हाथ भर ऊँचाई से चार बार उड़ेलते हैं, ताकि खड़े-खड़े पी जा सके।',
  },
};
