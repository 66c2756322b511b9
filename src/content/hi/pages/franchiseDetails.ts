import { definePage, type PageLink } from '#/content/pageRecord.ts';
import { buyer } from '#/copy/buyer.ts';
import { given } from '#/lib/given.ts';
import { sentences } from '#/lib/sentences.ts';
import { replyPromise } from '#/copy/shared.ts';

const href = '/hi/franchise-details/';

export const link: PageLink = {
  href,
  label: 'फ़्रैंचाइज़ी की जानकारी',
  menu: { name: 'main', order: 4 },
};

/** The address of its form. */
export const formLink = `${href}#enquire`;

/** The link to this page in the header and on other pages. */
export const callToAction: PageLink = { href, label: 'फ़्रैंचाइज़ी लें' };

export const page = definePage(({ name, reply, hours, spokenLanguages, franchise = {} }) => ({
  link,
  title: 'फ़्रैंचाइज़ी का मौका',
  description: `${name} का काउंटर चलाएँ: क्या मिलेगा, क्या लगेगा, पूछताछ से ओपनिंग तक का रास्ता, और एक फ़ॉर्म जिसका जवाब ${reply ? `${reply.time} के अंदर ` : ''}कोई इंसान देता है।`,
  heading: 'आपका अपना काउंटर',
  intro: 'नाश्ता हम बनाते हैं, दुकान आप चलाते हैं। पढ़िए क्या मिलेगा, फिर क्या लगेगा, फिर पूछिए।',
  crumb: 'फ़्रैंचाइज़ी का मौका',
  /** The name of the list of franchises in the breadcrumb. */
  above: 'आउटलेट',
  card: {
    picture: '/social/hi/franchise-details.png',
    lines: ['फ़्रैंचाइज़ी', 'का मौका'],
    ground: 'majith',
    motif: { shop: 'takeaway' },
  },

  benefits: {
    label: 'फ़्रैंचाइज़ी के फ़ायदे',
    empty: 'अभी फ़्रैंचाइज़ी के फ़ायदे नहीं लिखे गए हैं।',
    missing: 'आपका चुना हुआ फ़ायदा नहीं मिला।',
  },

  /** The static panel. */
  opportunity: {
    heading: 'फ़्रैंचाइज़ी का मौका',
    reasons: [
      {
        title: 'आज़माया हुआ बिज़नेस',
        drawing: 'model',
        text: 'काउंटर जो आज चल रहे हैं, और उनका रोज़ का हिसाब, जो आप साइन करने से पहले पढ़ सकते हैं।',
      },
      {
        title: 'पूरी ट्रेनिंग',
        drawing: 'training',
        text: franchise.training
          ? `${franchise.training.kitchenDays} दिन हमारी रसोई में, ${franchise.training.counterDays} दिन आपके अपने काउंटर पर, और जब भी कोई कारीगर जाए, दोबारा।`
          : 'पहले हमारी रसोई में, फिर आपके अपने काउंटर पर, और जब भी कोई कारीगर जाए, दोबारा।',
      },
      {
        title: 'लगातार साथ',
        drawing: 'support',
        text: 'फ़ील्ड मैनेजर, जो सूची लेकर आते हैं, और बाकी सब के लिए एक फ़ोन नंबर।',
      },
      {
        title: 'मार्केटिंग में मदद',
        drawing: 'marketing',
        text: 'ओपनिंग का हफ़्ता, त्योहार के मेन्यू और बोर्ड, तारीख से पहले छपे हुए।',
      },
      {
        title: 'इलाका सिर्फ़ आपका',
        drawing: 'territory',
        text: 'आपका इलाका एग्रीमेंट में लिखा होता है, गलियों के नाम के साथ।',
      },
    ],
  },

  takes: {
    heading: 'क्या लगेगा',
    note: `${franchise.formats?.isSample ? 'आँकड़े नमूने के हैं। ' : ''}जगह कारपेट एरिया में; किराया, उसका डिपॉज़िट, GST, लाइसेंस और दो से तीन महीने की वर्किंग कैपिटल अलग।`,
    columns: { name: 'दुकान', area: 'जगह', investment: 'निवेश', staff: 'स्टाफ़' },
    formats: franchise.formats?.items ?? [],
  },

  scope: given([
    franchise.includes && { title: 'निवेश में शामिल', items: franchise.includes },
    franchise.excludes && { title: 'निवेश में शामिल नहीं', items: franchise.excludes },
  ]),

  /** Calculates the costs of each size of counter from the buyer's own rent. */
  reckoner: {
    heading: 'अपने किराए से हिसाब लगाएँ',
    seats: 'बैठने की जगह',
    seatsOf: (seats: number) => (seats === 0 ? 'खड़े होकर' : `${seats} सीट`),
    rentOf: (format: string) => `महीने का किराया, ${format}`,
    investment: 'निवेश, जैसा ऊपर लिखा है',
    deposit: (months: number) => `डिपॉज़िट, ${months} महीने का किराया`,
    ahead: (months: number) => `कमाई शुरू होने तक का किराया, ${months} महीने`,
    sum: 'कुल',
    note: `${franchise.formats?.isSample ? 'आँकड़े नमूने के हैं। ' : ''}जो हमें पहले से पता है, उतना ही, उससे ज़्यादा नहीं: बाकी आपके दुकान मालिक, लाइसेंस और GST पर है। इसमें कमाई का वादा नहीं है; चलते काउंटरों का रोज़ का हिसाब आप मुलाकात में देखेंगे।`,
    ask: (format: string) => `${format} के बारे में पूछें`,
    subject: (format: string) => `मेरा अपना ${format}`,
    rentMonths: franchise.rentMonths,
  },

  provides: given([
    franchise.partnerBrings && { title: buyer.partner, items: franchise.partnerBrings },
    franchise.brandBrings && { title: buyer.brand, items: franchise.brandBrings },
  ]),

  terms: {
    heading: 'एग्रीमेंट में क्या लिखा है',
    items: [
      { term: 'रॉयल्टी', text: franchise.royalty },
      {
        term: 'अवधि',
        text: franchise.agreementYears && `${franchise.agreementYears} साल`,
      },
      { term: 'इलाका', text: franchise.territory },
      { term: 'रिफ़ंड', text: franchise.refund },
    ].filter(({ text }) => text),
  },

  papers: { heading: buyer.papers, items: franchise.papers ?? [] },

  /** The steps from an enquiry to the opening. */
  steps: {
    heading: 'पूछताछ से ओपनिंग तक',
    total: franchise.openingTime && `एग्रीमेंट से ओपनिंग तक: ${franchise.openingTime}।`,
    items: [
      { title: 'पूछताछ', text: 'नीचे का फ़ॉर्म, या एक फ़ोन।' },
      {
        title: 'हमारा फ़ोन',
        text: reply ? `${reply.time} के अंदर, कोई इंसान करेगा।` : 'वही करेंगे, जो जवाब दे सकें।',
      },
      { title: 'मुलाकात', text: 'हमारी रसोई में, रोज़ का हिसाब सामने रखकर।' },
      { title: 'जगह की जाँच', text: 'आपके साथ खड़े होकर आने-जाने वालों को गिनते हैं।' },
      { title: 'एग्रीमेंट', text: 'घर ले जाकर पढ़िए; सवाल लेकर आइए।' },
      {
        title: 'दुकान की तैयारी',
        text: franchise.setUpTime ? `इंटीरियर और मशीनें, ${franchise.setUpTime}।` : 'इंटीरियर और मशीनें।',
      },
      {
        title: 'ट्रेनिंग',
        text: franchise.training
          ? `${franchise.training.kitchenDays + franchise.training.counterDays} दिन, जब बढ़ई का काम चल रहा हो।`
          : 'जब बढ़ई का काम चल रहा हो।',
      },
      { title: 'ओपनिंग', text: 'हमारे लोग आपके काउंटर पर साथ खड़े रहते हैं।' },
    ],
  },

  genuine: {
    heading: buyer.genuine,
    text: buyer.channels(name),
    terms: { phone: 'हमारा नंबर', email: 'हमारा ई-मेल', site: 'हमारी वेबसाइट', account: 'हमारा खाता' },
    account: franchise.accountName,
  },

  call: {
    label: 'हमें फ़ोन करें',
    heading: 'पहले बात करना चाहेंगे?',
    text: `${given(['फ़ोन कोई इंसान उठाता है', hours && ', कामकाज के समय में', spokenLanguages && `, और ${spokenLanguages} में बात करता है`]).join('')}।`,
  },

  form: {
    heading: 'कागज़ मँगवाएँ',
    text: sentences(replyPromise(), 'तारे (*) वाले खाने भरना ज़रूरी है।'),
  },
}));
