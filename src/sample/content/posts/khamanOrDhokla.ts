export const khamanOrDhokla = {
  id: 4,
  title: {
    en: 'Khaman is not dhokla, and we can prove it',
    gu: 'ખમણ એ ઢોકળાં નથી, અને સાબિતી આ રહી',
    hi: 'खमण ढोकला नहीं है, और सबूत यह रहा',
  },
  image: '/media/nylon-khaman.jpg',
  createdAt: '2026-02-12T05:15:00.000Z',
  description: {
    en: [
      'Outside Gujarat the yellow square is called dhokla. Inside it, calling a khaman a dhokla is like calling bread a cake: both come out of a hot place, and there the likeness ends. We are asked about it every day, so here is the answer, with crumbs. A dhokla (ઢોકળાં) begins the evening before. Rice and urad dal are soaked, ground and left in a warm corner with a little sour curd. By morning the batter has risen and smells faintly sour, of green apples. It steams into something white or ivory, close-grained and springy, with a sourness that you notice at the back of the mouth.',
      'Khaman (ખમણ) is begun twenty minutes before you eat it: gram flour, or ground chana dal, whisked with water, lemon, sugar and fruit salt. The salt does in seconds what the rice batter does in a night: the batter swells, and it must be in the steamer before the swelling stops. Nylon khaman is the finest of the family, yellow as a marigold, with holes so small that you need good light to see them. The test is a finger. Press a dhokla and it pushes back. Press a khaman and it sinks, and the dent stays.',
    ],
    gu: [
      'ગુજરાત બહાર પીળા ચોરસને બધા ઢોકળાં કહે. ગુજરાતમાં ખમણને ઢોકળાં કહેવું એટલે રોટલીને કેક કહેવા જેવું: બેઉ ગરમ જગ્યાએથી નીકળ્યાં, એથી આગળ કશું સરખું નહીં. રોજ કોઈ ને કોઈ પૂછે છે, એટલે આ રહ્યો જવાબ. ઢોકળાંની શરૂઆત આગલી સાંજે થાય: ચોખા અને અડદની દાળ પલળે, વટાય, અને થોડા ખાટા દહીં સાથે રાતભર આથો આવે.',
      'ખમણ ખાવાની વીસ મિનિટ પહેલાં શરૂ થાય: ચણાનો લોટ, કે વાટેલી ચણાની દાળ, પાણી, લીંબુ, ખાંડ અને ફ્રૂટ સૉલ્ટ સાથે ફીણેલી. ચોખાનું ખીરું રાતમાં કરે એ કામ ફ્રૂટ સૉલ્ટ સેકન્ડોમાં કરે: ખીરું ફૂલે, અને ફૂલતું અટકે એ પહેલાં સ્ટીમરમાં પહોંચવું જોઈએ. સૌથી ઝીણાં નાયલોન ખમણ, ગલગોટા જેવાં પીળાં, અને જાળી એવી ઝીણી કે જોવા અજવાળું જોઈએ. આંગળી મૂકો: દબાઈને પાછાં ઊછળે એ ઢોકળાં, ખાડો રહે એ ખમણ.',
    ],
    hi: [
      'गुजरात के बाहर पीले चौकोर टुकड़े को सब ढोकला कहते हैं। गुजरात में खमण को ढोकला कहना रोटी को केक कहने जैसा है: दोनों आँच पर बने, उसके आगे कुछ एक-सा नहीं। रोज़ कोई न कोई पूछता है, इसलिए जवाब यहाँ लिख देते हैं। ढोकले की शुरुआत पिछली शाम होती है: चावल और उड़द भिगोए, पीसे, और थोड़े खट्टे दही के साथ रात भर रखे जाते हैं।',
      'खमण खाने से बीस मिनट पहले शुरू होता है: बेसन या पिसी चना दाल, पानी, नींबू, चीनी और फ्रूट सॉल्ट के साथ फेंटी हुई। चावल का घोल जो काम रात भर में करता है, सॉल्ट वह पलों में कर देता है: घोल फूलता है, और फूलना रुकने से पहले उसे स्टीमर में चढ़ा देना पड़ता है। सबसे महीन है नायलॉन खमण, गेंदे जैसा पीला, और जाली इतनी महीन कि देखने के लिए रोशनी चाहिए। उँगली से दबाइए: वापस उछले, वह ढोकला; गड्ढा रह जाए, वह खमण।',
    ],
  },
  title2: {
    en: 'Dhokla wants a night’s rest. Khaman wants a bath.',
    gu: 'ઢોકળાંને જોઈએ આખી રાતનો આરામ. ખમણને જોઈએ સ્નાન.',
    hi: 'ढोकले को चाहिए रात भर का आराम। खमण को चाहिए स्नान।',
  },
  description2: {
    en: [
      'The bath is the part that most recipes hurry. Straight from the steamer a khaman is drier than you would like. We cut it in the tray, pop mustard seed, green chilli and curry leaf in oil, add water, sugar and lemon, and pour it over while both are hot. A two-kilo tray takes six hundred millilitres. After ten minutes the knife comes out wet.',
      'A dhokla gets none of that, only oil, sesame and perhaps a dusting of chilli, and it is eaten with green chutney. Our sandwich dhokla has the chutney built in, a green line between two white layers. It contains milk, sesame and mustard; khaman contains mustard. The hing in both may contain wheat, and the green chutney peanuts. Khaman can be had Jain on request; dhokla cannot, because its batter stands overnight.',
    ],
    gu: [
      'એ સ્નાન જ મોટા ભાગની રેસિપીમાં ઉતાવળે પતી જાય છે. સ્ટીમરમાંથી ઊતરેલાં ખમણ સાવ કોરાં હોય. અમે ટ્રેમાં કાપીએ, રાઈ, લીલાં મરચાં અને લીમડાનો વઘાર કરીએ, એમાં પાણી, ખાંડ અને લીંબુ નાખીએ, અને ખમણ ને વઘાર બેઉ ગરમ હોય ત્યારે ઉપર રેડીએ. બે કિલોની ટ્રે 600\u00a0મિલી પી જાય.',
      'ઢોકળાંમાં એમાંનું કશું નહીં. તેલ, તલ, ઉપર સહેજ મરચું, અને સાથે લીલી ચટણી; સૅન્ડવિચ ઢોકળાંમાં એ ચટણી બે સફેદ પડની વચ્ચે. ઢોકળાંમાં દૂધ (દહીં), તલ અને રાઈ છે; ખમણમાં રાઈ છે. બેઉની હિંગમાં ઘઉં અને લીલી ચટણીમાં સીંગદાણા હોઈ શકે. ખમણ કહેશો તો જૈન બને; ઢોકળાંનું ખીરું રાતવાસી, એટલે નહીં.',
    ],
    hi: [
      'यही स्नान ज़्यादातर रेसिपियों में जल्दबाज़ी में निपटा दिया जाता है। स्टीमर से उतरा खमण बहुत सूखा होता है। हम उसे ट्रे में ही काटते हैं। राई, हरी मिर्च और करी पत्ते का तड़का बनाकर उसमें पानी, चीनी और नींबू मिलाते हैं, और खमण और तड़का दोनों गरम हों, तभी ऊपर से डालते हैं। दो किलो की ट्रे 600\u00a0मिली पी जाती है।',
      'ढोकले में यह सब नहीं पड़ता। तेल, तिल, ऊपर ज़रा-सी मिर्च, और साथ में हरी चटनी; सैंडविच ढोकले में वह चटनी दो सफ़ेद परतों के बीच होती है। ढोकले में दूध (दही), तिल और राई है; खमण में राई है। दोनों की हींग में गेहूँ और हरी चटनी में मूँगफली हो सकती है। खमण माँगने पर जैन बनता है; ढोकले का घोल रात भर रखा जाता है, इसलिए नहीं।',
    ],
  },
  title3: { en: 'The rest of the family', gu: 'બાકીનું કુટુંબ', hi: 'बाकी परिवार' },
  description3: {
    en: [
      'Sev khamani is khaman made from dal, crumbled while warm, with garlic and lemon and a roof of sev. Surti locho is what Surat says happened when somebody put too much water into the batter and sold it anyway; it is eaten with a spoon, and it has more friends than many tidy dishes.',
      'Our menu keeps all of them under “Steamed”. If you want to settle the argument at your own table, order a plate of each, close your eyes, and press each with a finger: dhokla pushes back, khaman keeps the dent.',
    ],
    gu: [
      'સેવ ખમણી એટલે દાળનાં ખમણ, ગરમ હોય ત્યારે જ છૂટાં કરેલાં, લસણ-લીંબુ અને ઉપર સેવ. સુરતી લોચો એટલે, સુરત કહે છે એમ, કોઈનાથી ખીરામાં પાણી વધારે પડી ગયું ને તોય વેચી માર્યું; ચમચીથી ખવાય.',
      'વાનગીઓના પાને આ બધાં ‘બાફેલું’માં છે. ઘેર આ ઝઘડો પતાવવો હોય તો એક એક પ્લેટ મંગાવો, આંખો મીંચો, અને આંગળી વાપરો.',
    ],
    hi: [
      'सेव खमणी यानी दाल का खमण, गरम रहते ही भुरभुराया हुआ, लहसुन-नींबू और ऊपर सेव। सूरत वाले कहते हैं कि सूरती लोचो तब बना, जब किसी से घोल में पानी ज़्यादा गिर गया और उसने वही बेच भी दिया; चम्मच से खाते हैं।',
      'हमारे मेन्यू में ये सब ‘भाप में पका’ में हैं। घर पर यह बहस निपटानी हो, तो एक-एक प्लेट मँगाइए, आँखें बंद कीजिए, और उँगली से परखिए।',
    ],
  },
  tags: [
    { en: 'Khaman', gu: 'ખમણ', hi: 'खमण' },
    { en: 'Dhokla', gu: 'ઢોકળાં', hi: 'ढोकला' },
    { en: 'How it is made', gu: 'કેવી રીતે બને', hi: 'कैसे बनता है' },
  ],
  pageTitle: {
    en: 'Khaman or dhokla? The difference, with crumbs',
    gu: 'ખમણ કે ઢોકળાં? આંગળીથી ઓળખો',
    hi: 'खमण या ढोकला? उँगली से पहचानिए',
  },
  metaDescription: {
    en: 'Press with a finger: dhokla pushes back, khaman keeps the dent. The rest is rice, gram flour and patience.',
    gu: 'આંગળીથી દબાવો: પાછાં ઊછળે એ ઢોકળાં, ખાડો રહે એ ખમણ.',
    hi: 'उँगली से दबाइए: वापस उछले, वह ढोकला; गड्ढा रह जाए, वह खमण।',
  },
};
