import { definePage, type PageLink } from '#/content/pageRecord.ts';
import { given } from '#/lib/given.ts';

export const link: PageLink = {
  href: '/hi/services/',
  label: 'सेवाएँ',
  menu: { name: 'main', order: 3 },
};

/** The shop sizes that a partner can choose from: `दुकान के 3 साइज़, कियोस्क से कैफ़े तक`. */
function sizesOf(formats: readonly { name: string }[]): string | undefined {
  const [first, last] = [formats[0], formats.at(-1)];
  if (!first || !last || first === last) return undefined;
  return `दुकान के ${formats.length} साइज़, ${first.name} से ${last.name} तक`;
}

/** What is on the menu board: `20 वैरायटी, सब शाकाहारी`. */
const boardOf = (varieties?: number, isVegetarian?: boolean): string | undefined =>
  varieties === undefined
    ? isVegetarian
      ? 'पूरा मेन्यू शाकाहारी'
      : undefined
    : `${varieties} वैरायटी${isVegetarian ? ', सब शाकाहारी' : ''}`;

export const page = definePage(({ name, reply, counts, claims, franchise }) => ({
  link,
  title: 'फ़्रैंचाइज़ी पार्टनर के लिए हमारी सेवाएँ',
  description: `${name} का काउंटर क्या बेचता है और हम उसके लिए क्या तैयार करते हैं: दुकान, रसोई, ट्रेनिंग, माल और ओपनिंग के बाद के दौरे।`,
  heading: 'हमारी सेवाएँ',
  intro: 'काउंटर क्या बेचता है, हम उसके लिए क्या तैयार करते हैं, और खुलने के बाद भी क्या करते रहते हैं।',
  card: {
    picture: '/social/hi/services.png',
    lines: ['हमारी', 'सेवाएँ'],
    motif: { object: 'steamer' },
  },

  /** For search engines. */
  serviceType: 'फ़्रैंचाइज़ी की दुकान लगाना और साथ देना',

  sells: { heading: 'काउंटर क्या बेचता है' },

  /** What a partner gets, before the opening and after it. */
  benefits: {
    heading: 'फ़्रैंचाइज़ी के फ़ायदे',
    opening: 'ओपनिंग का दिन',
    parts: [
      {
        title: 'शुरुआत में मदद',
        when: 'आपके फ़ोन से पहले ग्राहक तक',
        items: [
          'किरायानामा साइन करने से पहले जगह पर सलाह',
          'आपकी दुकान का नाप वाला नक्शा और इंटीरियर डिज़ाइन',
          'मशीनों की सूची: कंपनी, साइज़ और बिजली की ज़रूरत के साथ',
          'फ़ूड लाइसेंस, शॉप एक्ट और फ़ायर के कागज़ों में मदद',
          'आपकी और आपकी पहली टीम की ट्रेनिंग, चलते काउंटर पर',
          'ओपनिंग के दिन आपके काउंटर पर हमारे लोग',
        ],
      },
      {
        title: 'लगातार साथ',
        when: 'दूसरे दिन से आगे',
        items: given([
          'घोल, मसाले, चटनी और पैकेट की सुबह की सप्लाई',
          'दौरे, और क्या सुधारना है उसकी लिखी हुई सूची',
          'स्टाफ़ बदले तो दोबारा ट्रेनिंग',
          'त्योहार के मेन्यू और छपी सामग्री, तारीख से पहले',
          'मशीन बिगड़े या गाड़ी लेट हो, एक ही फ़ोन नंबर',
          reply && `हर सवाल का जवाब ${reply.time} के अंदर`,
        ]),
      },
    ],
  },

  /** Interior and set-up of a shop. */
  setup: {
    heading: 'दुकान की पूरी तैयारी',
    text: 'पूरी दुकान: दीवार छूने से पहले नक्शा, और झाड़ू लगाकर चाबी आपके हाथ में।',
    cards: [
      {
        title: 'फ़्लोर प्लान',
        text: 'काउंटर, रसोई और लाइन, आपकी दुकान के नाप से, इंच-इंच।',
        object: 'interior-plan',
      },
      {
        title: 'दुकान का फ़्रंट',
        text: 'साइनबोर्ड, शटर का रंग और नाम, जो चलती बस से भी पढ़ा जाए।',
        object: 'signboard',
      },
      {
        title: 'सर्विंग काउंटर',
        text: 'स्टील और पत्थर का, कोहनी जितनी ऊँचाई पर।',
        object: 'counter',
      },
      {
        title: 'मेन्यू बोर्ड',
        text: 'नाम पेंट किए हुए, और दाम जो पेंटर के बिना बदल जाएँ।',
        object: 'menu-board',
      },
      {
        title: 'बैठने की जगह',
        text: 'बेंच और खड़े होकर खाने की टेबल, चार मिनट में साफ़।',
        object: 'seating',
      },
      {
        title: 'लाइटें',
        text: 'खाने पर पीली रोशनी, गल्ले पर तेज़, कड़ाही पर सुरक्षित।',
        object: 'lighting',
      },
      {
        title: 'दीवारें',
        text: 'नीचे धुलने वाली टाइल, ऊपर लिप्पन और शीशे का काम।',
        object: 'wall-art',
      },
      {
        title: 'हाथ धोना और पानी',
        text: 'हाथ धोने की जगह, पीने का पानी और नाली, नियम के मुताबिक।',
        object: 'wash-basin',
      },
      {
        title: 'बिजली और हवा',
        text: 'लोड, पॉइंट और एग्ज़ॉस्ट, दीवार बंद होने से पहले तय।',
        object: 'power',
      },
    ],
  },

  kitchen: {
    heading: 'रसोई की पूरी तैयारी',
    cards: [
      { title: 'स्टीमर', text: 'खमण या ढोकले की छह ट्रे एक साथ।', object: 'steamer' },
      {
        title: 'फ़्रायर और कड़ाही',
        text: 'एक फ़रसाण के लिए, एक चाशनी के लिए, दोनों के ढक्कन।',
        object: 'fryer',
      },
      { title: 'तवा', text: 'दाबेली, पाव और थेपला, कोने-कोने तक गरम।', object: 'griddle' },
      {
        title: 'चाय की जगह',
        text: 'दो बर्नर, एक छलनी, कटिंग गिलासों की एक ट्रे।',
        object: 'chai-station',
      },
      {
        title: 'ठंडा रखने की जगह',
        text: 'चटनी, दही और घोल, हर एक अपनी शेल्फ़ पर।',
        object: 'fridge',
      },
      {
        title: 'वेट ग्राइंडर',
        text: 'दाल वड़ा और चटनी, थोड़ा-थोड़ा पिसा हुआ।',
        object: 'grinder',
      },
    ],
  },

  extra: {
    heading: 'और भी सामान',
    cards: [
      {
        title: 'CCTV',
        text: `गल्ला, काउंटर और स्टोर रूम${franchise?.cameraDays ? `, रिकॉर्डिंग ${franchise.cameraDays} दिन तक` : ''}।`,
        object: 'cctv',
      },
      {
        title: 'दुकान में ब्रांडिंग',
        text: 'वॉल आर्ट, पैकेट, कैरी बैग और स्टिकर।',
        object: 'branding',
      },
      {
        title: 'स्टाफ़ की यूनिफ़ॉर्म',
        text: 'एप्रन, टोपी और हर किसी को दो शर्ट, नाप ट्रेनिंग से पहले।',
        object: 'uniform',
      },
      {
        title: 'ओपनिंग की सजावट',
        text: 'तोरण, गेंदा, लाइटें और पहले दिन के न्योते।',
        object: 'opening-decor',
      },
    ],
  },

  pillars: {
    heading: 'हमारी तरक्की के स्तंभ',
    cards: [
      {
        title: 'बढ़िया अनुभव',
        text: 'छोटी लाइन, साफ़ टेबल और कोई जिसे याद रहे कि आप मिर्च कितनी लेते हैं।',
        object: 'experience',
      },
      {
        title: 'दाम',
        text: 'ऐसी प्लेट जो छात्र हफ़्ते में दो बार ले सके, दाम ऐसे बोर्ड पर जो सब पढ़ सकें।',
        object: 'price',
      },
      {
        title: 'क्वालिटी',
        text: 'रेसिपी की एक किताब, हर घान पर तारीख, कड़ाही में थोड़ा-थोड़ा।',
        object: 'quality',
      },
      {
        title: 'हर बार वही स्वाद',
        text: 'सोमवार को भुज में जो स्वाद, रविवार को सूरत में भी वही।',
        object: 'consistency',
      },
    ],
  },

  /** Three lists of advantages: for the owner, at the counter, in the books. */
  advantages: {
    heading: `${name} ही क्यों`,
    lists: [
      {
        title: 'मालिक के तौर पर आपके लिए',
        items: given([
          'खाने-पीने के काम का अनुभव ज़रूरी नहीं: ट्रेनिंग में सब सिखाते हैं',
          sizesOf(franchise?.formats?.items ?? []),
          'माल सीधे निर्माता से, बीच में कोई बिचौलिया नहीं',
          'इलाका सिर्फ़ आपका, एग्रीमेंट में लिखा हुआ',
        ]),
      },
      {
        title: 'काउंटर पर',
        items: given([
          boardOf(counts?.varieties, claims?.isVegetarian),
          'सुबह के नाश्ते से शाम की चाय तक बिक्री',
          claims?.hasJainPlates ? 'जैन प्लेटें, जो रोज़ के ग्राहक नाम लेकर माँगते हैं' : undefined,
          'घर ले जाने के लिए पैकेट',
        ]),
      },
      {
        title: 'हिसाब-किताब में',
        items: [
          'हर प्लेट तौलकर, इसलिए लागत नहीं बढ़ती',
          'एक ही रसोई से माल, हफ़्ते में एक बिल',
          'हर रात बर्बादी गिनी और घटाई जाती है',
          'चलते आउटलेट के आँकड़े मुलाकात में दिखाते हैं',
        ],
      },
    ],
  },

  details: { heading: 'मेन्यू, एक-एक प्लेट करके', label: 'मेन्यू विस्तार से' },

  next: { heading: 'चलें, आपकी दुकान देखें?' },
}));
