import { business } from '#/config.ts';
import { buyer } from './buyer.ts';
import { given } from '#/lib/given.ts';

const { name, city, counts, reply, franchise = {} } = business;
const { formats, training, setUpTime, openingTime, agreementYears, papers } = franchise;
const hasSamples = formats?.isSample ?? false;

/** The texts of the brochure. */
export const brochure = {
  title: `${name}: फ़्रैंचाइज़ी ब्रोशर${hasSamples ? ' (नमूना)' : ''}`,
  sample: hasSamples
    ? 'नमूना: यह काल्पनिक बिज़नेस है। यहाँ के आँकड़े, पते और नंबर सब मन से बनाए हुए हैं।'
    : undefined,
  /** The alt text of the cover's drawing. */
  thali: 'स्टील की थाली में गुजराती नाश्ते',
  pitch: [
    `सुबह आठ बजे खमण, नौ बजे फाफड़ा, और दिन भर चाय। ${name} ${city} के पास की एक ही रसोई में गुजराती नाश्ता बनाता है, और पार्टनर उसे अपने काउंटर पर तैयार करके परोसते हैं।`,
    `आप लाते हैं दुकान, और समय पर खोलने की आदत। हम देते हैं ${counts?.varieties ? `${counts.varieties} वैरायटी की ` : ''}रेसिपी, ट्रेनिंग, माल, और ऐसा इंसान जो सुबह छह बजे भी फ़ोन उठाए।`,
  ],
  promises: given([
    {
      title: 'एक ही रसोई',
      text: 'आटा, मसाले, सेव और पैकेट हफ़्ते में दो बार हमारे यहाँ से आते हैं, तौल और तारीख के साथ।',
    },
    training && {
      title: `${training.kitchenDays + training.counterDays} दिन`,
      text: `${training.kitchenDays} दिन हमारी रसोई में और ${training.counterDays} दिन आपके काउंटर पर, जब तक हाथ न बैठ जाए।`,
    },
    {
      title: 'अंदाज़े से कुछ नहीं',
      text: 'साइन करने से पहले चलते काउंटरों का रोज़ का हिसाब पढ़िए और उनके मालिकों को फ़ोन कीजिए।',
    },
  ]),
  headings: {
    pitch: 'आपका अपना काउंटर',
    formats: formats ? `${formats.items.length} तरह की दुकान` : '',
    partner: buyer.partner,
    brand: buyer.brand,
    steps: 'पूछताछ से ओपनिंग तक',
    papers: buyer.papers,
    contact: 'हमसे बात करें',
    genuine: buyer.genuine,
  },
  columns: ['दुकान', 'कारपेट एरिया', 'निवेश', 'स्टाफ़', 'डिश'],
  notIncluded:
    'इसमें शामिल नहीं: किराया और उसका डिपॉज़िट, GST, लाइसेंस, और दो से तीन महीने की वर्किंग कैपिटल। यहाँ कमाई का वादा नहीं है; हिसाब आप मुलाकात में खुद देखेंगे।',
  partner: franchise.partnerBrings ?? [],
  brand: franchise.brandBrings ?? [],
  steps: [
    {
      title: '1 पूछताछ',
      text: reply ? `आप लिखें; हम ${reply.time} के अंदर फ़ोन करेंगे।` : 'आप लिखें; हम फ़ोन करेंगे।',
    },
    { title: '2 मुलाकात', text: 'रोज़ का हिसाब, चलती दुकान, और हर डिश की एक प्लेट।' },
    { title: '3 जगह की जाँच', text: 'दो दिन, रोज़ तीन बार, आने-जाने वालों की गिनती।' },
    { title: '4 लेटर ऑफ़ इंटेंट', text: 'शर्तें, दुकान का प्रकार और इलाका कागज़ पर।' },
    {
      title: '5 एग्रीमेंट',
      text: agreementYears
        ? `${agreementYears} साल का, उसमें आपका इलाका लिखा होता है।`
        : 'उसमें आपका इलाका लिखा होता है।',
    },
    {
      title: '6 दुकान की तैयारी',
      text: setUpTime ? `इंटीरियर और मशीनें, ${setUpTime}।` : 'इंटीरियर और मशीनें।',
    },
    { title: '7 ट्रेनिंग', text: 'साथ-साथ, आपकी और आपके स्टाफ़ की।' },
    {
      title: '8 ओपनिंग',
      text: openingTime
        ? `आम तौर पर एग्रीमेंट के ${openingTime} बाद।`
        : 'हमारे लोग आपके काउंटर पर साथ खड़े रहते हैं।',
    },
  ],
  papers: papers && `${papers.join('; ')}।`,
  genuine: buyer.channels(name),
};
