import type { Text } from '#/words/text.ts';
import type { FactList, Listed } from './types.ts';

/** What the kitchen does in a day, and what it offers. */
export interface Kitchen {
  /** A day in the kitchen, earliest first. */
  kitchenDay?: Listed<{ time: Text; title: Text; text: Text }> | undefined;
  dailyOffers?: FactList<{ day: Text; offer: Text }> | undefined;
  /** The parts of the combo of the day. */
  dailyCombo?: FactList<{ name: Text; note: Text }> | undefined;
  /** How early a party should order, in full sentences. */
  partyOrders?: Text | undefined;
}

export const kitchen: Kitchen = {
  partyOrders: {
    en: 'For up to forty plates ring the day before; for more, three days.',
    gu: '40 પ્લેટ સુધી આગલા દિવસે ફોન કરો; એથી વધુ હોય તો ત્રણ દિવસ પહેલાં.',
    hi: '40 प्लेट तक के लिए एक दिन पहले फ़ोन करें, उससे ज़्यादा के लिए तीन दिन पहले।',
  },
  kitchenDay: [
    {
      time: { en: '4 am', gu: 'પરોઢે 4', hi: 'सुबह 4 बजे' },
      title: { en: 'The batter is ready', gu: 'ખીરું તૈયાર છે', hi: 'घोल तैयार है' },
      text: {
        en: 'Rice and dal set to ferment last night go into the steamers. Khaman batter is beaten only when a counter asks for it.',
        gu: 'રાત્રે આથેલું ચોખા-દાળનું ખીરું સ્ટીમરમાં જાય છે. ખમણનું ખીરું તો કાઉન્ટર માગે ત્યારે જ ફિણાય છે.',
        hi: 'रात को खमीर उठने रखे दाल-चावल अब स्टीमर में जाते हैं। खमण का घोल तभी फेंटा जाता है, जब किसी काउंटर से माँग आए।',
      },
    },
    {
      time: { en: '6 am', gu: 'સવારે 6', hi: 'सुबह 6 बजे' },
      title: { en: 'The vans leave', gu: 'ગાડીઓ નીકળે છે', hi: 'गाड़ियाँ निकलती हैं' },
      text: {
        en: 'Chutneys, masala, farsan and packs go out by route, each crate with its date and its counter on the lid.',
        gu: 'ચટણી, મસાલા, ફરસાણ અને પૅકેટ રૂટ પ્રમાણે નીકળે છે. દરેક ક્રેટના ઢાંકણ પર તારીખ અને કાઉન્ટરનું નામ.',
        hi: 'चटनी, मसाले, फ़रसाण और पैकेट अपने-अपने रूट पर निकलते हैं। हर क्रेट के ढक्कन पर तारीख और काउंटर का नाम लिखा होता है।',
      },
    },
    {
      time: { en: '10 am', gu: 'સવારે 10', hi: 'सुबह 10 बजे' },
      title: { en: 'The shutters go up', gu: 'શટર ખૂલે છે', hi: 'शटर उठते हैं' },
      text: {
        en: 'Gathiya and fafda are pressed by hand at the counter. Jalebi follows when the syrup draws a thread.',
        gu: 'ગાંઠિયા અને ફાફડા કાઉન્ટર પર હાથે જ વણાય છે. ચાસણીનો તાર થાય એટલે જલેબી શરૂ.',
        hi: 'गाठिया और फाफड़ा काउंटर पर हाथ से दबाकर बनते हैं। चाशनी में तार बनते ही जलेबी की बारी आती है।',
      },
    },
    {
      time: { en: '4 pm', gu: 'સાંજે 4', hi: 'शाम 4 बजे' },
      title: { en: 'Chai hour', gu: 'ચાનો ટાઇમ', hi: 'चाय का समय' },
      text: {
        en: 'Dabeli, vada pav and dal vada. Whoever is in the kitchen office comes out to help at the counter.',
        gu: 'દાબેલી, વડાપાઉં અને દાળવડાં. રસોડાની ઓફિસમાં જે હોય તે કાઉન્ટર પર હાથ દેવા આવે છે.',
        hi: 'दाबेली, वड़ा पाव और दाल वड़ा। रसोई के दफ़्तर में जो भी हो, बाहर आकर काउंटर पर हाथ बँटाता है।',
      },
    },
    {
      time: { en: '8 pm', gu: 'રાત્રે 8', hi: 'रात 8 बजे' },
      title: { en: 'The board is wiped', gu: 'બોર્ડ ભૂંસાય છે', hi: 'बोर्ड पोंछा जाता है' },
      text: {
        en: 'What is left is counted and written down, and tomorrow’s lot is cut to fit. On Sundays we close at six.',
        gu: 'જે વધ્યું તે ગણાય ને લખાય, અને કાલનો માલ એ પ્રમાણે ઓછો બને. રવિવારે છ વાગ્યે બંધ.',
        hi: 'जो बचा, उसे गिनकर लिखते हैं और कल का माल उसी हिसाब से घटाते हैं। रविवार को हम शाम छह बजे बंद करते हैं।',
      },
    },
  ],
  dailyOffers: {
    isSample: true,
    items: [
      {
        day: { en: 'Monday', gu: 'સોમવાર', hi: 'सोमवार' },
        offer: {
          en: 'A second cutting chai with any plate of nashto',
          gu: 'નાસ્તાની કોઈ પણ પ્લેટ સાથે બીજી કટિંગ ચા અમારા તરફથી',
          hi: 'नाश्ते की हर प्लेट के साथ एक और कटिंग चाय',
        },
      },
      {
        day: { en: 'Tuesday', gu: 'મંગળવાર', hi: 'मंगलवार' },
        offer: {
          en: 'Five methi thepla for the price of three',
          gu: 'ત્રણના ભાવે પાંચ મેથીનાં થેપલાં',
          hi: 'तीन के दाम में पाँच मेथी थेपले',
        },
      },
      {
        day: { en: 'Wednesday', gu: 'બુધવાર', hi: 'बुधवार' },
        offer: {
          en: 'Locho with butter at the price of locho with oil',
          gu: 'તેલ લોચાના ભાવે બટર લોચો',
          hi: 'तेल वाले लोचो के दाम में मक्खन वाला लोचो',
        },
      },
      {
        day: { en: 'Thursday', gu: 'ગુરુવાર', hi: 'गुरुवार' },
        offer: {
          en: 'Masala chaas with every plate of dhokla or khaman',
          gu: 'ઢોકળાં કે ખમણની દરેક પ્લેટ સાથે મસાલા છાશ',
          hi: 'ढोकले या खमण की हर प्लेट के साथ मसाला छाछ',
        },
      },
      {
        day: { en: 'Friday', gu: 'શુક્રવાર', hi: 'शुक्रवार' },
        offer: {
          en: 'Two dabeli and a chai, one round price',
          gu: 'બે દાબેલી અને એક ચા, રાઉન્ડ ફિગરમાં',
          hi: 'दो दाबेली और एक चाय, एक सीधे दाम में',
        },
      },
      {
        day: { en: 'Saturday', gu: 'શનિવાર', hi: 'शनिवार' },
        offer: {
          en: 'Dal vada by the half kilo, as if it rained',
          gu: 'દાળવડાં અડધો કિલો લેખે, જાણે વરસાદ પડ્યો',
          hi: 'दाल वड़ा आधा-आधा किलो, मानो बारिश हो रही हो',
        },
      },
      {
        day: { en: 'Sunday', gu: 'રવિવાર', hi: 'रविवार' },
        offer: {
          en: 'Fafda, jalebi and chai until eleven',
          gu: 'અગિયાર વાગ્યા સુધી ફાફડા, જલેબી અને ચા',
          hi: 'ग्यारह बजे तक फाफड़ा, जलेबी और चाय',
        },
      },
    ],
  },
  dailyCombo: {
    isSample: true,
    items: [
      {
        name: { en: 'Fafda', gu: 'ફાફડા', hi: 'फाफड़ा' },
        note: {
          en: '100 g, fried chillies beside it',
          gu: '100 ગ્રામ, સાથે તળેલાં મરચાં',
          hi: '100 ग्राम, साथ में तली हरी मिर्च',
        },
      },
      {
        name: { en: 'Jalebi', gu: 'જલેબી', hi: 'जलेबी' },
        note: {
          en: '75 g, out of the syrup',
          gu: '75 ગ્રામ, સીધી ચાસણીમાંથી',
          hi: '75 ग्राम, सीधे चाशनी से',
        },
      },
      {
        name: { en: 'Cutting chai', gu: 'કટિંગ ચા', hi: 'कटिंग चाय' },
        note: {
          en: '90 ml, boiled twice',
          gu: '90 મિલી, બે વાર ઉકાળેલી',
          hi: '90 मिली, दो उबाल वाली',
        },
      },
    ],
  },
};
