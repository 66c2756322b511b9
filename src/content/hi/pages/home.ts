import { definePage, type PageLink } from '#/content/pageRecord.ts';

export const link: PageLink = { href: '/hi/', label: 'होम', menu: { name: 'main', order: 1 } };

export const page = definePage(({ name, tagline, city, kitchenPlace, counts = {}, nameWords }) => ({
  link,
  title: 'गुजराती नाश्ता, फ़रसाण और चाय',
  description: `खमण, फाफड़ा, जलेबी और कटिंग चाय, काउंटर पर ही बने। ${city} के पास की रसोई, जो फ़्रैंचाइज़ी भी देती है।`,
  card: {
    picture: '/social/hi/home.png',
    lines: nameWords
      ? [`पहले ${nameWords.words[0].latin},`, `फिर ${nameWords.words[1].latin}`]
      : ['पहले तीखा,', 'फिर मीठा'],
    motif: { snack: 'fafda-jalebi' },
  },

  hero: {
    heading: `${name}: ${tagline}`,
    /** Each heading is two sentences, at most seven words together. */
    food: {
      heading: ['पहले तीखा,', 'फिर मीठा।'],
      text: 'खमण, फाफड़ा, जलेबी, दाबेली: काउंटर पर ही बना गुजराती नाश्ता। साथ में कटिंग चाय।',
      menu: 'मेन्यू देखें',
      outlets: 'आउटलेट खोजें',
    },
    franchise: {
      heading: ['काउंटर आपका,', 'रसोई हमारी।'],
      text: 'नक्शा, मशीनें, ट्रेनिंग, माल: पूरी दुकान हमारी ओर से। जगह और मेहनत आपकी।',
      services: 'आपको क्या मिलेगा',
    },
  },

  about: {
    heading: nameWords ? 'दो स्वाद, एक प्लेट' : 'यहीं बना, गरमागरम परोसा',
    lead: nameWords
      ? 'एक ही स्वाद हो, तो गुजराती प्लेट आधी।'
      : 'गुजराती प्लेट तीखी भी हो और मीठी भी, वरना आधी है।',
    text: `हमारी रसोई ${kitchenPlace} में है। पीसना और भूनना वहीं होता है; जो गरम ही अच्छा लगे, वह आपके सामने बनता है। माल हम खुद बनाते हैं, और काउंटर खोलना हो तो फ़्रैंचाइज़ी देते हैं।`,
  },

  signature: {
    heading: 'हमारी खास डिशें',
    more: 'पूरा मेन्यू',
    empty: 'अभी कोई डिश नहीं है।',
  },

  combo: {
    heading: 'दिन का कॉम्बो, हर दिन',
    lead: 'नमकीन, मीठा, कड़क चाय: रोज़ रविवार।',
    alt: 'स्टील की थाली में फाफड़ा, जलेबी और संभारो, पास में कटिंग चाय के दो गिलास',
    sampleNote: 'नमूना है: आज का दाम पूछ लें।',
  },

  board: {
    heading: 'बोर्ड पर क्या-क्या है',
    more: 'फ़ोटो वाला मेन्यू',
  },

  /** The seven bowls of the spice tin; `color` is a name in the palette. */
  kitchen: {
    heading: 'एक डिब्बे में सात कटोरियाँ',
    text: 'फाफड़े के लिए महीन बेसन, खमण के लिए मोटा। राई सबसे आखिर में।',
    ingredients: [
      { name: 'बेसन', gujarati: 'બેસન', color: 'besan' },
      { name: 'हल्दी', gujarati: 'હળદર', color: 'haldar' },
      { name: 'मिर्च', gujarati: 'મરચું', color: 'majith' },
      { name: 'राई', gujarati: 'રાઈ', color: 'ink' },
      { name: 'मेथी', gujarati: 'મેથી', color: 'limdo' },
      { name: 'गुड़', gujarati: 'ગોળ', color: 'mitti' },
      { name: 'तिल', gujarati: 'તલ', color: 'chuno' },
    ],
    counters: [
      { count: counts.years, isLeast: true, label: 'साल' },
      { count: counts.customers, isLeast: true, label: 'ग्राहक' },
      { count: counts.staff, isLeast: false, label: 'कर्मचारी' },
      { count: counts.varieties, isLeast: false, label: 'वैरायटी' },
    ],
  },

  testimonials: { heading: 'काउंटर पर सुनी बातें', label: 'ग्राहकों की राय' },

  posts: { heading: 'हमारी डायरी से', more: 'सभी लेख' },
}));
