import type { FactWords } from '#/content/translateFacts.ts';

/** Translations of the texts in `src/config.ts`; a text without one stays as it is there. */
export const factWords: FactWords = {
  '24 hours': '24 घंटे',
  '24 h': '24 घंटे',

  'Gujarati snacks and cafe': 'गुजराती नाश्ता और कैफ़े',
  Vadodara: 'वडोदरा',
  'a village near Vadodara': 'वडोदरा के पास एक गाँव',

  'Tikhu means hot with chilli, mithu means sweet. A Gujarati plate without both is only half a plate, so the shop is named after both.':
    'Tikhu यानी मिर्च जैसा तीखा, Mithu यानी मीठा। जिस गुजराती प्लेट में दोनों न हों, वह आधी प्लेट है। इसलिए दुकान का नाम दोनों पर रखा।',
  'hot with chilli': 'मिर्च का तीखापन',
  'sweet with jaggery': 'गुड़ की मिठास',
  'Tikhu Mithu kitchen': 'Tikhu Mithu की रसोई',
  'WhatsApp +91 50000 01234': 'व्हाट्सऐप +91 50000 01234',

  'Mon-Sat': 'सोम-शनि',
  Sun: 'रवि',
  '10:00 AM to 08:00 PM': 'सुबह 10 से रात 8 बजे तक',
  '10:00 AM to 06:00 PM': 'सुबह 10 से शाम 6 बजे तक',
  'Gujarati, Hindi or English': 'गुजराती, हिन्दी या अंग्रेज़ी',

  'Social network': 'सोशल नेटवर्क',
  'Tikhu Mithu on the social network': 'सोशल नेटवर्क पर Tikhu Mithu',
  'Photo network': 'फ़ोटो नेटवर्क',
  'Tikhu Mithu on the photo network': 'फ़ोटो नेटवर्क पर Tikhu Mithu',

  'For up to forty plates ring the day before; for more, three days.':
    '40 प्लेट तक के लिए एक दिन पहले फ़ोन करें, उससे ज़्यादा के लिए तीन दिन पहले।',

  '4 am': 'सुबह 4 बजे',
  'The batter is ready': 'घोल तैयार है',
  'Rice and dal set to ferment last night go into the steamers. Khaman batter is beaten only when a counter asks for it.':
    'रात को खमीर उठने रखे दाल-चावल अब स्टीमर में जाते हैं। खमण का घोल तभी फेंटा जाता है, जब किसी काउंटर से माँग आए।',
  '6 am': 'सुबह 6 बजे',
  'The vans leave': 'गाड़ियाँ निकलती हैं',
  'Chutneys, masala, farsan and packs go out by route, each crate with its date and its counter on the lid.':
    'चटनी, मसाले, फ़रसाण और पैकेट अपने-अपने रूट पर निकलते हैं। हर क्रेट के ढक्कन पर तारीख और काउंटर का नाम लिखा होता है।',
  '10 am': 'सुबह 10 बजे',
  'The shutters go up': 'शटर उठते हैं',
  'Gathiya and fafda are pressed by hand at the counter. Jalebi follows when the syrup draws a thread.':
    'गाठिया और फाफड़ा काउंटर पर हाथ से दबाकर बनते हैं। चाशनी में तार बनते ही जलेबी की बारी आती है।',
  '4 pm': 'शाम 4 बजे',
  'Chai hour': 'चाय का समय',
  'Dabeli, vada pav and dal vada. Whoever is in the kitchen office comes out to help at the counter.':
    'दाबेली, वड़ा पाव और दाल वड़ा। रसोई के दफ़्तर में जो भी हो, बाहर आकर काउंटर पर हाथ बँटाता है।',
  '8 pm': 'रात 8 बजे',
  'The board is wiped': 'बोर्ड पोंछा जाता है',
  'What is left is counted and written down, and tomorrow’s lot is cut to fit. On Sundays we close at six.':
    'जो बचा, उसे गिनकर लिखते हैं और कल का माल उसी हिसाब से घटाते हैं। रविवार को हम शाम छह बजे बंद करते हैं।',

  'A second cutting chai with any plate of nashto': 'नाश्ते की हर प्लेट के साथ एक और कटिंग चाय',
  'Five methi thepla for the price of three': 'तीन के दाम में पाँच मेथी थेपले',
  'Locho with butter at the price of locho with oil': 'तेल वाले लोचो के दाम में मक्खन वाला लोचो',
  'Masala chaas with every plate of dhokla or khaman': 'ढोकले या खमण की हर प्लेट के साथ मसाला छाछ',
  'Two dabeli and a chai, one round price': 'दो दाबेली और एक चाय, एक सीधे दाम में',
  'Dal vada by the half kilo, as if it rained': 'दाल वड़ा आधा-आधा किलो, मानो बारिश हो रही हो',
  'Fafda, jalebi and chai until eleven': 'ग्यारह बजे तक फाफड़ा, जलेबी और चाय',

  Fafda: 'फाफड़ा',
  '100 g, fried chillies beside it': '100 ग्राम, साथ में तली हरी मिर्च',
  Jalebi: 'जलेबी',
  '75 g, out of the syrup': '75 ग्राम, सीधे चाशनी से',
  'Cutting chai': 'कटिंग चाय',
  '90 ml, boiled twice': '90 मिली, दो उबाल वाली',

  'Wet with lemon the whole way through, not only on top.': 'नींबू का रस अंदर तक, सिर्फ़ ऊपर-ऊपर नहीं।',
  'Schoolteacher, Vadodara': 'स्कूल टीचर, वडोदरा',
  'They told me straight which plates have garlic. For a Jain family that is the whole review.':
    'सीधे बता दिया कि किस प्लेट में लहसुन है। जैन परिवार के लिए इतना ही काफ़ी है।',
  'Accountant, Anand': 'अकाउंटेंट, आणंद',
  'I had never cooked. The trainer stayed until my boys could press a fafda without tearing it.':
    'मैंने कभी खाना नहीं बनाया था। ट्रेनर तब तक रुके, जब तक मेरे लड़के बिना फाड़े फाफड़ा बनाना नहीं सीख गए।',
  'Franchise partner, Bhavnagar': 'फ़्रैंचाइज़ी पार्टनर, भावनगर',
  'Forty plates asked for on Saturday, at our door on Monday by half past nine, warm.':
    'शनिवार को 40 प्लेट का ऑर्डर दिया, सोमवार साढ़े नौ से पहले गरमागरम हमारे दरवाज़े पर थीं।',
  'Office manager, Surat': 'ऑफ़िस मैनेजर, सूरत',
  'Two packs of thepla live in my hostel cupboard.':
    'मेरे हॉस्टल की अलमारी में थेपले के दो पैकेट हमेशा रहते हैं।',
  'Student, Pune': 'छात्र, पुणे',
  'Chai the right size, fafda the right length, a bench.':
    'चाय सही नाप की, फाफड़ा सही लंबाई का, और बैठने को बेंच।',
  'Retired postmaster, Rajkot': 'रिटायर्ड पोस्टमास्टर, राजकोट',

  'Methi khakhra': 'मेथी खाखरा',
  'A green pouch, a stack of khakhra flecked with fenugreek before it':
    'हरा पैकेट, उसके आगे मेथी वाले खाखरों की थप्पी',
  '4 months, sealed': 'बंद पैकेट में 4 महीने',
  'whole wheat flour, fenugreek leaves, oil, salt, spices': 'गेहूँ का आटा, मेथी के पत्ते, तेल, नमक, मसाले',
  'Methi thepla': 'मेथी थेपला',
  'A turmeric yellow pouch, a pile of soft thepla before it, one folded':
    'हल्दी जैसा पीला पैकेट, उसके आगे नरम थेपले, एक मुड़ा हुआ',
  '200 g': '200 ग्राम',
  '5 pieces, 200 g': '5 नग, 200 ग्राम',
  '15 days sealed, 3 days once opened': 'बंद पैकेट में 15 दिन, खुलने के बाद 3 दिन',
  'wheat flour, fenugreek leaves, curd, oil, sesame, spices':
    'गेहूँ का आटा, मेथी के पत्ते, दही, तेल, तिल, मसाले',
  Chakri: 'चकरी',
  'A dark red pouch, a heap of ridged chakri spirals before it':
    'गहरा लाल पैकेट, उसके आगे काँटेदार गोल चकरियाँ',
  '3 months, sealed': 'बंद पैकेट में 3 महीने',
  'rice flour, gram flour, sesame, oil, salt, spices': 'चावल का आटा, बेसन, तिल, तेल, नमक, मसाले',
  'Ratlami sev': 'रतलामी सेव',
  'A pink pouch, a heap of thin orange sev before it': 'गुलाबी पैकेट, उसके आगे पतली नारंगी सेव',
  'gram flour, oil, clove, pepper, chilli, salt': 'बेसन, तेल, लौंग, काली मिर्च, लाल मिर्च, नमक',

  wheat: 'गेहूँ',
  'wheat, milk, sesame': 'गेहूँ, दूध, तिल',
  sesame: 'तिल',
  'The packing room, 10 am to 6 pm': 'पैकिंग रूम, सुबह 10 से शाम 6 बजे तक',

  Kiosk: 'कियोस्क',
  '100–150 sq ft': '100–150 वर्ग फ़ुट',
  Takeaway: 'टेकअवे',
  '200–300 sq ft': '200–300 वर्ग फ़ुट',
  Café: 'कैफ़े',
  '500–800 sq ft': '500–800 वर्ग फ़ुट',
  'three to six weeks': 'तीन से छह हफ़्ते',
  '45–60 days': '45–60 दिन',
  'Franchise fee': 'फ़्रैंचाइज़ी फ़ीस',
  'Interiors, signboard and lighting to our drawing': 'हमारे नक्शे के मुताबिक इंटीरियर, साइनबोर्ड और लाइटें',
  'Fryer, steamer, griddle, fridge and billing counter': 'फ़्रायर, स्टीमर, तवा, फ़्रिज और बिलिंग काउंटर',
  'Training, uniforms and the opening week': 'ट्रेनिंग, यूनिफ़ॉर्म और ओपनिंग का हफ़्ता',
  'Rent and its deposit': 'किराया और उसका डिपॉज़िट',
  Licences: 'लाइसेंस',
  'Working capital for two to three months': 'दो से तीन महीने की वर्किंग कैपिटल',
  'The shop, its rent and its electricity connection': 'दुकान, उसका किराया और बिजली का कनेक्शन',
  'Your staff, whom we help to choose': 'आपका स्टाफ़, चुनने में हम मदद करेंगे',
  'Licences and registrations, with our checklist': 'लाइसेंस और रजिस्ट्रेशन, हमारी चेकलिस्ट के साथ',
  'Daily running, and a day sheet every evening': 'रोज़ का काम, और हर शाम दिन का हिसाब',
  'Site check, drawings and equipment list': 'जगह की जाँच, नक्शे और मशीनों की सूची',
  'Recipes, training and refresher courses': 'रेसिपी, ट्रेनिंग और दोबारा ट्रेनिंग',
  'Central supply to a written standard': 'हमारी रसोई से माल, लिखे हुए मानक पर',
  'Opening week, field visits and two audits a year': 'ओपनिंग का हफ़्ता, दुकान के दौरे और साल में दो ऑडिट',
  'Identity and address proof': 'पहचान और पते का प्रमाण',
  'Bank statement': 'बैंक स्टेटमेंट',
  'Rent deed or ownership paper': 'किरायानामा या मालिकाना हक का कागज़',
  'Later: GST, food licence, shop-act registration and, where needed, fire and municipal clearance':
    'बाद में: GST, फ़ूड लाइसेंस, शॉप एक्ट रजिस्ट्रेशन और जहाँ ज़रूरी हो, फ़ायर और नगर निगम की मंज़ूरी',
  'Four per cent of sales, from the fourth month': 'बिक्री का चार प्रतिशत, चौथे महीने से',
  'The streets named in your agreement; nobody else opens there':
    'आपके एग्रीमेंट में लिखी गलियाँ; वहाँ कोई और आउटलेट नहीं खुलेगा',
  'The fee comes back in full if the site check fails, not once training has begun':
    'जगह जाँच में पास न हो, तो पूरी फ़ीस वापस; ट्रेनिंग शुरू होने के बाद नहीं',

  Monday: 'सोमवार',
  Tuesday: 'मंगलवार',
  Wednesday: 'बुधवार',
  Thursday: 'गुरुवार',
  Friday: 'शुक्रवार',
  Saturday: 'शनिवार',
  Sunday: 'रविवार',
};
