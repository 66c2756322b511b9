import { definePage, type PageLink } from '#/content/pageRecord.ts';

export const link: PageLink = {
  href: '/gu/testimonial/',
  label: 'અભિપ્રાય',
  menu: { name: 'pages', order: 4 },
};

export const page = definePage(({ name, phone, whatsapp, hours, reviews }) => ({
  link,
  title: 'ગ્રાહકોના અભિપ્રાય',
  description: reviews
    ? `${name} વિશે ગ્રાહકો અને ફ્રેન્ચાઇઝી પાર્ટનર શું કહે છે, ${hours ? 'અમે ક્યારે ખુલ્લા છીએ, ' : ''}અને મળવાનો સમય કેવી રીતે નક્કી કરવો.`
    : `${name}ની મુલાકાત કેવી રીતે નક્કી કરવી: કોઈનું માનતાં પહેલાં જાતે ચાખી જુઓ.`,
  heading: 'ગ્રાહકોના અભિપ્રાય',
  intro: reviews
    ? 'આભલાં ખોટાં વખાણ ન કરે: અમારી પ્લેટ વિશે ગ્રાહકો અને પાર્ટનર શું કહે છે.'
    : 'અભિપ્રાય કરતાં એક પ્લેટ વધુ કહે: આવો ને ચાખો.',
  ground: 'majith',
  card: {
    picture: '/social/gu/testimonial.png',
    lines: ['ગ્રાહકો', 'શું કહે છે'],
    ground: 'ink',
    motif: { snack: 'vada-pav' },
  },

  sampleNote: 'આ અભિપ્રાય નમૂનાના છે.',

  visit: {
    heading: 'આવો ને ચાખો',
    text: 'વાંચવા કરતાં જોવું સારું. દિવસ પસંદ કરો, ફોન કરો, ને ગરમ નાસ્તો તમારી રાહ જોશે.',
  },

  /** The fields, slots and party sizes of the specification's sections 3 and 9. */
  appointment: {
    labels: {
      name: 'તમારું નામ',
      email: 'ઇ-મેલ',
      phone: 'ફોન નંબર',
      date: 'કઈ તારીખ ફાવે',
      time: 'સમય',
      person: 'કેટલા જણ',
    },
    choose: 'પસંદ કરો',
    times: [
      { value: '10_00am', label: 'સવારે 10:00' },
      { value: '12_00pm', label: 'બપોરે 12:00' },
      { value: '2_00pm', label: 'બપોરે 2:00' },
      { value: '4_00pm', label: 'સાંજે 4:00' },
      { value: '6_00pm', label: 'સાંજે 6:00' },
    ],
    partySizes: [
      { value: '1_person', label: '1 જણ' },
      { value: '5_person', label: '5 જણ' },
      { value: '10_person', label: '10 જણ' },
      { value: '15_person', label: '15 જણ' },
      { value: '20_person', label: '20 જણ' },
    ],
    submit: 'પૂછપરછ કરો',
    note: `આ ફોર્મ કંઈ મોકલતું નથી: સમય ફોન પર નક્કી થાય, [${phone.label}]${whatsapp ? `, અથવા [${whatsapp.label}]` : ''}.`,
  },

  more: {
    label: 'અમારા વિશે વધુ',
    action: 'સંપર્ક કરો',
    videoGallery: 'વિડિયો ગૅલેરી',
    faqs: 'સવાલ-જવાબ',
    notFound: '404',
    contact: 'સંપર્ક',
  },
}));
