import { definePage, type PageLink } from '#/content/pageRecord.ts';

export const link: PageLink = {
  href: '/hi/testimonial/',
  label: 'ग्राहकों की राय',
  menu: { name: 'pages', order: 4 },
};

export const page = definePage(({ name, phone, whatsapp, hours, reviews }) => ({
  link,
  title: 'ग्राहकों की राय',
  description: reviews
    ? `${name} के बारे में ग्राहक और फ़्रैंचाइज़ी पार्टनर क्या कहते हैं, ${hours ? 'हमारे कामकाज का समय, ' : ''}और आने का समय कैसे तय करें।`
    : `${name} में आने का समय कैसे तय करें: किसी की बात मानने से पहले खुद चखिए।`,
  heading: 'ग्राहकों की राय',
  intro: reviews
    ? 'आईना झूठी तारीफ़ नहीं करता: ग्राहक और पार्टनर हमारी प्लेटों के बारे में क्या कहते हैं।'
    : 'एक ट्रे सौ बातों से ज़्यादा कहती है: आइए, चखिए।',
  ground: 'majith',
  card: {
    picture: '/social/hi/testimonial.png',
    lines: ['ग्राहक क्या', 'कहते हैं'],
    ground: 'ink',
    motif: { snack: 'vada-pav' },
  },

  sampleNote: 'ये रिव्यू नमूने के हैं।',

  visit: {
    heading: 'आइए, चखकर देखिए',
    text: 'पढ़ने से अच्छा है आकर देखना। दिन चुनिए, फ़ोन कीजिए, और गरम ट्रे आपका इंतज़ार करेगी।',
  },

  /** The fields, slots and party sizes of the specification's sections 3 and 9. */
  appointment: {
    labels: {
      name: 'आपका नाम',
      email: 'ई-मेल',
      phone: 'फ़ोन नंबर',
      date: 'पसंद की तारीख',
      time: 'समय',
      person: 'कितने लोग',
    },
    choose: 'चुनें',
    times: [
      { value: '10_00am', label: 'सुबह 10:00 बजे' },
      { value: '12_00pm', label: 'दोपहर 12:00 बजे' },
      { value: '2_00pm', label: 'दोपहर 2:00 बजे' },
      { value: '4_00pm', label: 'शाम 4:00 बजे' },
      { value: '6_00pm', label: 'शाम 6:00 बजे' },
    ],
    partySizes: [
      { value: '1_person', label: '1 व्यक्ति' },
      { value: '5_person', label: '5 लोग' },
      { value: '10_person', label: '10 लोग' },
      { value: '15_person', label: '15 लोग' },
      { value: '20_person', label: '20 लोग' },
    ],
    submit: 'पूछताछ करें',
    note: `यह फ़ॉर्म कुछ भेजता नहीं: समय फ़ोन पर तय होता है, [${phone.label}]${whatsapp ? `, या यहाँ: [${whatsapp.label}]` : ''}।`,
  },

  more: {
    label: 'हमारे बारे में और',
    action: 'अभी संपर्क करें',
    videoGallery: 'वीडियो गैलरी',
    faqs: 'सवाल-जवाब',
    notFound: '404',
    contact: 'संपर्क',
  },
}));
