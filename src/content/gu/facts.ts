import type { FactWords } from '#/content/translateFacts.ts';

/** Translations of the texts in `src/config.ts`; a text without one stays as it is there. */
export const factWords: FactWords = {
  '24 hours': '24 કલાક',
  '24 h': '24 કલાક',

  'Gujarati snacks and cafe': 'ગુજરાતી નાસ્તો અને કૅફે',
  Vadodara: 'વડોદરા',
  'a village near Vadodara': 'વડોદરા પાસેના એક ગામ',

  'Tikhu means hot with chilli, mithu means sweet. A Gujarati plate without both is only half a plate, so the shop is named after both.':
    'તીખું એટલે મરચાંની તીખાશ, મીઠું એટલે ગોળની મીઠાશ. બેમાંથી એક ન હોય તો ગુજરાતી થાળી અડધી, એટલે દુકાનનું નામ બંને પરથી પાડ્યું.',
  'hot with chilli': 'મરચાંની તીખાશ',
  'sweet with jaggery': 'ગોળની મીઠાશ',
  'Tikhu Mithu kitchen': 'Tikhu Mithuનું રસોડું',
  'WhatsApp +91 50000 01234': 'વોટ્સઍપ +91 50000 01234',

  'Mon-Sat': 'સોમ-શનિ',
  '10:00 AM to 08:00 PM': 'સવારે 10:00 થી રાત્રે 8:00',
  Sun: 'રવિ',
  '10:00 AM to 06:00 PM': 'સવારે 10:00 થી સાંજે 6:00',
  'Gujarati, Hindi or English': 'ગુજરાતી, હિન્દી કે અંગ્રેજી',

  'Social network': 'સોશિયલ નેટવર્ક',
  'Tikhu Mithu on the social network': 'સોશિયલ નેટવર્ક પર Tikhu Mithu',
  'Photo network': 'ફોટો નેટવર્ક',
  'Tikhu Mithu on the photo network': 'ફોટો નેટવર્ક પર Tikhu Mithu',

  'For up to forty plates ring the day before; for more, three days.':
    '40 પ્લેટ સુધી આગલા દિવસે ફોન કરો; એથી વધુ હોય તો ત્રણ દિવસ પહેલાં.',

  '4 am': 'પરોઢે 4',
  'The batter is ready': 'ખીરું તૈયાર છે',
  'Rice and dal set to ferment last night go into the steamers. Khaman batter is beaten only when a counter asks for it.':
    'રાત્રે આથેલું ચોખા-દાળનું ખીરું સ્ટીમરમાં જાય છે. ખમણનું ખીરું તો કાઉન્ટર માગે ત્યારે જ ફિણાય છે.',
  '6 am': 'સવારે 6',
  'The vans leave': 'ગાડીઓ નીકળે છે',
  'Chutneys, masala, farsan and packs go out by route, each crate with its date and its counter on the lid.':
    'ચટણી, મસાલા, ફરસાણ અને પૅકેટ રૂટ પ્રમાણે નીકળે છે. દરેક ક્રેટના ઢાંકણ પર તારીખ અને કાઉન્ટરનું નામ.',
  '10 am': 'સવારે 10',
  'The shutters go up': 'શટર ખૂલે છે',
  'Gathiya and fafda are pressed by hand at the counter. Jalebi follows when the syrup draws a thread.':
    'ગાંઠિયા અને ફાફડા કાઉન્ટર પર હાથે જ વણાય છે. ચાસણીનો તાર થાય એટલે જલેબી શરૂ.',
  '4 pm': 'સાંજે 4',
  'Chai hour': 'ચાનો ટાઇમ',
  'Dabeli, vada pav and dal vada. Whoever is in the kitchen office comes out to help at the counter.':
    'દાબેલી, વડાપાઉં અને દાળવડાં. રસોડાની ઓફિસમાં જે હોય તે કાઉન્ટર પર હાથ દેવા આવે છે.',
  '8 pm': 'રાત્રે 8',
  'The board is wiped': 'બોર્ડ ભૂંસાય છે',
  'What is left is counted and written down, and tomorrow’s lot is cut to fit. On Sundays we close at six.':
    'જે વધ્યું તે ગણાય ને લખાય, અને કાલનો માલ એ પ્રમાણે ઓછો બને. રવિવારે છ વાગ્યે બંધ.',

  'A second cutting chai with any plate of nashto':
    'નાસ્તાની કોઈ પણ પ્લેટ સાથે બીજી કટિંગ ચા અમારા તરફથી',
  'Five methi thepla for the price of three': 'ત્રણના ભાવે પાંચ મેથીનાં થેપલાં',
  'Locho with butter at the price of locho with oil': 'તેલ લોચાના ભાવે બટર લોચો',
  'Masala chaas with every plate of dhokla or khaman': 'ઢોકળાં કે ખમણની દરેક પ્લેટ સાથે મસાલા છાશ',
  'Two dabeli and a chai, one round price': 'બે દાબેલી અને એક ચા, રાઉન્ડ ફિગરમાં',
  'Dal vada by the half kilo, as if it rained': 'દાળવડાં અડધો કિલો લેખે, જાણે વરસાદ પડ્યો',
  'Fafda, jalebi and chai until eleven': 'અગિયાર વાગ્યા સુધી ફાફડા, જલેબી અને ચા',

  Fafda: 'ફાફડા',
  '100 g, fried chillies beside it': '100 ગ્રામ, સાથે તળેલાં મરચાં',
  Jalebi: 'જલેબી',
  '75 g, out of the syrup': '75 ગ્રામ, સીધી ચાસણીમાંથી',
  'Cutting chai': 'કટિંગ ચા',
  '90 ml, boiled twice': '90 મિલી, બે વાર ઉકાળેલી',

  'Wet with lemon the whole way through, not only on top.':
    'લીંબુનો રસ છેક અંદર સુધી, ખાલી ઉપર ઉપર નહીં.',
  'Schoolteacher, Vadodara': 'શિક્ષિકા, વડોદરા',
  'They told me straight which plates have garlic. For a Jain family that is the whole review.':
    'કઈ પ્લેટમાં લસણ છે એ ચોખ્ખું કહ્યું. જૈન પરિવારને બીજું શું જોઈએ?',
  'Accountant, Anand': 'એકાઉન્ટન્ટ, આણંદ',
  'I had never cooked. The trainer stayed until my boys could press a fafda without tearing it.':
    'મેં કદી રાંધ્યું નહોતું. છોકરાઓ આખા ફાફડા વણે ત્યાં સુધી ટ્રેનર રોકાયા.',
  'Franchise partner, Bhavnagar': 'ફ્રેન્ચાઇઝી પાર્ટનર, ભાવનગર',
  'Forty plates asked for on Saturday, at our door on Monday by half past nine, warm.':
    'શનિવારે 40 પ્લેટ કહી, સોમવારે સાડા નવ સુધીમાં બારણે, ગરમ.',
  'Office manager, Surat': 'ઓફિસ મૅનેજર, સુરત',
  'Two packs of thepla live in my hostel cupboard.': 'મારા હોસ્ટેલના કબાટમાં થેપલાંનાં બે પૅકેટ રહે.',
  'Student, Pune': 'વિદ્યાર્થી, પુણે',
  'Chai the right size, fafda the right length, a bench.':
    'ચા માપસરની, ફાફડા બરાબર લાંબા, ને બેસવા બાંકડો.',
  'Retired postmaster, Rajkot': 'નિવૃત્ત પોસ્ટમાસ્તર, રાજકોટ',

  'Methi khakhra': 'મેથી ખાખરા',
  'A green pouch, a stack of khakhra flecked with fenugreek before it':
    'લીલું પાઉચ, આગળ મેથીનાં ટપકાંવાળા ખાખરાની થપ્પી',
  '4 months, sealed': 'સીલબંધ 4 મહિના',
  'whole wheat flour, fenugreek leaves, oil, salt, spices':
    'આખા ઘઉંનો લોટ, મેથીની ભાજી, તેલ, મીઠું, મસાલા',
  'Methi thepla': 'મેથી થેપલાં',
  'A turmeric yellow pouch, a pile of soft thepla before it, one folded':
    'હળદર જેવું પીળું પાઉચ, આગળ પોચાં થેપલાંની થપ્પી, એક વાળેલું',
  '200 g': '200 ગ્રામ',
  '5 pieces, 200 g': '5 નંગ, 200 ગ્રામ',
  '15 days sealed, 3 days once opened': 'સીલબંધ 15 દિવસ, ખોલ્યા પછી 3 દિવસ',
  'wheat flour, fenugreek leaves, curd, oil, sesame, spices':
    'ઘઉંનો લોટ, મેથીની ભાજી, દહીં, તેલ, તલ, મસાલા',
  Chakri: 'ચકરી',
  'A dark red pouch, a heap of ridged chakri spirals before it':
    'ઘેરું લાલ પાઉચ, આગળ કાંગરીવાળી ચકરીનો ઢગલો',
  '3 months, sealed': 'સીલબંધ 3 મહિના',
  'rice flour, gram flour, sesame, oil, salt, spices': 'ચોખાનો લોટ, ચણાનો લોટ, તલ, તેલ, મીઠું, મસાલા',
  'Ratlami sev': 'રતલામી સેવ',
  'A pink pouch, a heap of thin orange sev before it': 'ગુલાબી પાઉચ, આગળ ઝીણી કેસરી સેવનો ઢગલો',
  'gram flour, oil, clove, pepper, chilli, salt': 'ચણાનો લોટ, તેલ, લવિંગ, મરી, મરચું, મીઠું',
  wheat: 'ઘઉં',
  'wheat, milk, sesame': 'ઘઉં, દૂધ, તલ',
  sesame: 'તલ',
  'The packing room, 10 am to 6 pm': 'પૅકિંગ વિભાગ, સવારે 10 થી સાંજે 6',

  Kiosk: 'કિયોસ્ક',
  '100–150 sq ft': '100–150 ચો. ફૂટ',
  Takeaway: 'ટેકઅવે',
  '200–300 sq ft': '200–300 ચો. ફૂટ',
  Café: 'કૅફે',
  '500–800 sq ft': '500–800 ચો. ફૂટ',
  'three to six weeks': '3 થી 6 અઠવાડિયાં',
  '45–60 days': '45–60 દિવસ',
  'Franchise fee': 'ફ્રેન્ચાઇઝી ફી',
  'Interiors, signboard and lighting to our drawing':
    'અમારા નકશા પ્રમાણે ઇન્ટીરિયર, સાઇનબોર્ડ અને લાઇટિંગ',
  'Fryer, steamer, griddle, fridge and billing counter': 'ફ્રાયર, સ્ટીમર, તવો, ફ્રિજ અને બિલિંગ કાઉન્ટર',
  'Training, uniforms and the opening week': 'તાલીમ, યુનિફોર્મ અને શરૂઆતનું અઠવાડિયું',
  'Rent and its deposit': 'ભાડું અને એની ડિપોઝિટ',
  Licences: 'લાઇસન્સ',
  'Working capital for two to three months': 'બેથી ત્રણ મહિનાની ચાલુ મૂડી',
  'The shop, its rent and its electricity connection': 'દુકાન, એનું ભાડું અને વીજળીનું કનેક્શન',
  'Your staff, whom we help to choose': 'તમારો સ્ટાફ; પસંદ કરવામાં અમે મદદ કરીએ',
  'Licences and registrations, with our checklist': 'લાઇસન્સ અને નોંધણી, અમારા ચેકલિસ્ટ સાથે',
  'Daily running, and a day sheet every evening': 'રોજનું કામકાજ, અને રોજ સાંજે દિવસનો હિસાબ',
  'Site check, drawings and equipment list': 'જગ્યાની તપાસ, નકશા અને સાધનોની યાદી',
  'Recipes, training and refresher courses': 'રેસિપી, તાલીમ અને ફરીથી તાલીમ',
  'Central supply to a written standard': 'લખેલા ધોરણ પ્રમાણે એક જ રસોડેથી માલ',
  'Opening week, field visits and two audits a year': 'શરૂઆતનું અઠવાડિયું, મુલાકાતો અને વર્ષમાં બે ઓડિટ',
  'Identity and address proof': 'ઓળખ અને સરનામાનો પુરાવો',
  'Bank statement': 'બેંક સ્ટેટમેન્ટ',
  'Rent deed or ownership paper': 'ભાડા કરાર અથવા માલિકીનો કાગળ',
  'Later: GST, food licence, shop-act registration and, where needed, fire and municipal clearance':
    'પછીથી: GST, ફૂડ લાઇસન્સ, શોપ ઍક્ટની નોંધણી અને જરૂર હોય ત્યાં ફાયર અને નગરપાલિકાની મંજૂરી',
  'Four per cent of sales, from the fourth month': 'વેચાણના 4 ટકા, ચોથા મહિનાથી',
  'The streets named in your agreement; nobody else opens there':
    'તમારા કરારમાં લખેલી શેરીઓ; ત્યાં બીજું કોઈ નહીં ખોલે',
  'The fee comes back in full if the site check fails, not once training has begun':
    'જગ્યા તપાસમાં પાસ ન થાય તો ફી પૂરી પાછી, તાલીમ શરૂ થયા પછી નહીં',

  Monday: 'સોમવાર',
  Tuesday: 'મંગળવાર',
  Wednesday: 'બુધવાર',
  Thursday: 'ગુરુવાર',
  Friday: 'શુક્રવાર',
  Saturday: 'શનિવાર',
  Sunday: 'રવિવાર',
};
