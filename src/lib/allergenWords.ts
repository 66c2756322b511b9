/** The allergens of Indian labelling law, and two that matter abroad. */
export const ALLERGEN_NAMES = [
  'wheat',
  'gluten',
  'milk',
  'peanut',
  'tree nuts',
  'sesame',
  'mustard',
  'soy',
  'egg',
  'fish',
  'crustaceans',
  'sulphites',
] as const;

export type Allergen = (typeof ALLERGEN_NAMES)[number];

/** What a named food tells of allergens; nothing for a food that has none. */
export interface Food {
  contains?: readonly Allergen[];
  /** Shown as possible: its usual recipe has it. */
  mayContain?: readonly Allergen[];
  /** Not shown, but no filter may promise its absence. */
  suspects?: readonly Allergen[];
}

/** Names of foods, separated by commas. Plurals, and case endings of Gujarati, need no names of their own. */
export const FOODS: readonly (Food & { names: string })[] = [
  {
    contains: ['wheat'],
    suspects: ['gluten'],
    names: `wheat, durum, spelt, bulgur, bulgar, couscous, farina, semolina, suji, sooji, rava,
      rawa, maida, atta, aata, dalia, daliya, lapsi, refined flour, white flour, plain flour,
      all purpose flour, wholemeal, bread, breadcrumb, crumb, pav, pao, bun, roti, naan, pasta,
      noodle, vermicelli, biscuit, ghau, ghaun, gehu, gehun, genhu, ઘઉં, ઘઉ, ધઉં, મેંદો, મેંદા, મેદો,
      મેદા, રવો, રવા, સોજી, સૂજી, લાપસી, બ્રેડ, પાઉં, પાંઉ, પાવ, गेहूं, गेंहू, गेहू, मैदा, आटा, सूजी, रवा, दलिया,
      ब्रेड, पाव`,
  },
  {
    contains: ['gluten'],
    suspects: ['wheat'],
    names: `gluten, seitan, cereals containing gluten, gluten containing cereals, oat, oat milk,
      malt, triticale, compounded hing, compounded asafoetida, compounded asafetida, ગ્લુટેન, ગ્લૂટેન,
      ગ્લુટન, ગ્લૂટન, ઓટ્સ, ग्लूटेन, ग्लुटेन, ग्लूटन, ग्लुटन, ओट्स, जई`,
  },
  { contains: ['gluten'], names: 'barley, rye, jau, જવ, जौ' },
  {
    mayContain: ['gluten'],
    suspects: ['wheat'],
    names: 'hing, heeng, asafoetida, asafetida, હીંગ, હિંગ, हींग, हिंग',
  },
  {
    contains: ['milk'],
    names: `milk, dairy, butter, buttermilk, butter milk, butterfat, ghee, ghi, curd, dahi,
      yogurt, yoghurt, paneer, cheese, cream, malai, mava, mawa, khoya, khoa, khova, chaas,
      chaach, chhas, chhaas, chhaach, lassi, makhan, makkhan, doodh, dudh, shrikhand, rabdi,
      rabri, kefir, whey, casein, caseinate, lactose, ice cream, દૂધ, દુધ, દહીં, દહી, છાશ, માખણ, ઘી,
      પનીર, ચીઝ, માવો, માવા, ખોયા, મલાઈ, ક્રીમ, બટર, ડેરી, શ્રીખંડ, લસ્સી, दूध, दुध, दही, छाछ, मक्खन, घी,
      पनीर, चीज, मावा, खोया, खोआ, मलाई, क्रीम, बटर, डेयरी, लस्सी, रबड़ी`,
  },
  {
    contains: ['peanut'],
    names: `peanut, peanut butter, groundnut, ground nut, monkey nut, arachis, moongfali,
      moongphali, mungfali, mungphali, moongfalli, mungfalli, magfali, magafali, sing, shing,
      singdana, shingdana, sengdana, sing dana, shing dana, singtel, મગફળી, સિંગ, સીંગ, શિંગ, શીંગ,
      સિંગદાણા, સીંગદાણા, શિંગદાણા, શીંગદાણા, સિંગતેલ, સીંગતેલ, માંડવી, मूंगफली, मुंगफली, मूगफली, सींगदाना,
      सिंगदाना, शेंगदाना`,
  },
  {
    contains: ['tree nuts'],
    names: `tree nut, cashew, cashewnut, cashew nut, cashew butter, cashew milk, kaju, almond,
      almond nut, almond butter, badam, pista, pistachio, pistachio nut, walnut, akhrot, akharot,
      hazelnut, hazel nut, pecan, pecan nut, macadamia, macadamia nut, brazil nut, pine nut,
      chilgoza, chestnut, praline, marzipan, કાજુ, કાજૂ, બદામ, પિસ્તા, પીસ્તા, અખરોટ, काजू, काजु, बादाम,
      पिस्ता, अखरोट`,
  },
  { contains: ['tree nuts'], suspects: ['milk'], names: 'almond milk' },
  {
    contains: ['tree nuts'],
    suspects: ['peanut'],
    names: `nut, mixed nut, nut butter, dry fruit, dryfruit, meva, mewa, સૂકા મેવા, સૂકો મેવો, મેવો,
      મેવા, ડ્રાયફ્રુટ, ડ્રાય ફ્રુટ, નટ્સ, मेवा, मेवे, सूखे मेवे, ड्राईफ्रूट, ड्राई फ्रूट, नट्स`,
  },
  {
    contains: ['sesame'],
    names: 'sesame, til, tal, tahini, tahina, gingelly, gingili, gingelli, તલ, तिल',
  },
  {
    contains: ['mustard'],
    names: 'mustard, rai, sarson, sarso, sarsav, રાઈ, રાઇ, સરસવ, राई, सरसों, सरसो',
  },
  {
    contains: ['soy'],
    names: `soy, soya, soybean, soyabean, soy bean, soya bean, soy milk, soya milk, tofu, tempeh,
      edamame, miso, સોયા, સોયાબીન, सोया, सोयाबीन`,
  },
  {
    contains: ['soy'],
    mayContain: ['wheat'],
    suspects: ['gluten'],
    names: 'soy sauce, soya sauce, સોયા સોસ, सोया सॉस',
  },
  { mayContain: ['soy'], suspects: ['egg'], names: 'lecithin, લેસિથિન, लेसिथिन' },
  {
    contains: ['egg'],
    names: `egg, anda, albumen, albumin, meringue, mayonnaise, mayo, ઈંડું, ઇંડું, ઈંડુ, ઇંડુ, ઈંડા, ઇંડા,
      ઈંડાં, ઇંડાં, एग, अंडा, अंडे, अंडों, अण्डा, अण्डे`,
  },
  { contains: ['fish'], names: 'fish, anchovy, anchovies, tuna, worcestershire, માછલી, मछली' },
  {
    contains: ['crustaceans'],
    names: `crustacean, prawn, shrimp, crab, lobster, crayfish, shellfish, ઝીંગા, કરચલો, કરચલા,
      झींगा, झींगे, केकड़ा, केकड़े`,
  },
  { contains: ['fish', 'crustaceans'], names: 'seafood, sea food' },
  {
    contains: ['sulphites'],
    names: `sulphite, sulfite, metabisulphite, metabisulfite, sulphur dioxide, sulfur dioxide,
      so2, સલ્ફાઇટ, સલ્ફાઈટ, सल्फाइट`,
  },
  {
    suspects: ['tree nuts'],
    names: 'coconut, coconut milk, coconut cream, coconut butter, નાળિયેર, नारियल',
  },
  {
    names: `besan, gram flour, bengal gram, chickpea, chana, dal, daal, urad, udad, moong, mung,
      tuver, toor, rice, rice milk, butter bean, cocoa butter, shea butter, cream of tartar,
      eggless, egg less, eggplant, nutmeg, water chestnut, sugar, jaggery, salt, water, ginger,
      garlic, onion, potato, tomato, lemon, chilli, chili, coriander, cumin, jeera, turmeric,
      haldi, methi, fenugreek, ajwain, curry leaf, curry leaves, pepper, cardamom, saffron, corn,
      maize, bajra, jowar, sago, sabudana, બેસન, ચણા, ચોખા, ખાંડ, ગોળ, મીઠું, बेसन, चना, चावल, चीनी,
      गुड़, नमक`,
  },
];

/** What other words do in a statement of allergens. */
export const ROLES = {
  /** Say that what follows is in the dish. */
  contains: `contain, contains, containing, contained`,
  /** Say it too, if what follows is a known food. */
  has: `has, have, having, include, including, આમાં, તેમાં, એમાં, इसमें, इस में, इनमें`,
  /** Say that what follows may be in the dish. */
  mayContain: `may contain, may also contain, may still contain, may hold, may have, may include,
    might contain, could contain, can contain`,
  may: `may, might, could`,
  /** Say that what stands in the same part is in the dish; most stand after it. */
  states: `allergen, allergens, allergy, allergies, allergic, allergenic, ઍલર્જી, એલર્જી, ઍલર્જન,
    એલર્જન, ઍલર્જીવાળી, એલર્જીવાળી, ઍલર્જિક, એલર્જિક, ધરાવે છે, ધરાવે, ધરાવતું, ધરાવતી, સામેલ, સમાવેશ થાય છે,
    સમાવેશ, एलर्जी, एलर्जन, एलर्जेन, एलर्जिक, ऐलर्जी, एलरजी, शामिल, मौजूद, समाविष्ट`,
  /** Say it too, if a known food stands there. */
  is: `છે, છે જ, હોય છે, है, हैं, होता है, होती है, होते हैं, present, યુક્ત, युक्त, warning, caution, beware,
    ચેતવણી, સાવધાન, चेतावनी, सावधान`,
  /** Say that what stands in the same part may be in the dish. */
  trace: `trace, facility, facilities, equipment, machinery, cross contamination, cross contact,
    shared, handle, handled, handling, process, processes, processed, processing, અંશ, હોઈ શકે,
    હોઈ શકે છે, હોઇ શકે, હોઇ શકે છે, હોય શકે, હોય શકે છે, अंश, हो सकता है, हो सकती है, हो सकते हैं, हो सकता,
    हो सकती, हो सकते`,
  /** Say it too, if a known food stands there. */
  place: `kitchen, factory, plant, unit, premises, environment, line, fryer, same, contamination,
    contact, possible, possibly, guarantee, guaranteed, રસોડામાં, रसोई`,
  /** Deny what follows. */
  no: `no, not, non, none, nil, never, zero, without, free of, free from, cannot, cant,
    doesnt, dont, isnt, arent`,
  /** Deny the food before. */
  free: `free, વગર, વગરનું, વગરની, વિના, નથી, રહિત, મુક્ત, ધરાવતું નથી, ધરાવતી નથી, ધરાવતા નથી, नहीं,
    नही, रहित, मुक्त, के बिना, शामिल नहीं, मौजूद नहीं`,
  /** Deny the food before; what follows if they come first. */
  noOrFree: `બિના, बिना, बगैर`,
  /** Belong to a food: they say nothing without it. */
  quality: `cow, buffalo, goat, a2, skim, skimmed, toned, full, fat, low, whole, powder, powdered,
    solid, protein, isolate, concentrate, oil, seed, paste, flour, flake, kernel, half, halves,
    sliver, bit, dust, extract, derivative, derived, based, starch, germ, bran, fibre, fiber,
    condensed, evaporated, refined, pure, desi, amul, raw, black, white, yellow, brown, red,
    green, organic, added, split, edible, hydrogenated, clarified, yolk, emulsifier, ins, e220,
    e322, chunk, granule, cube, chutney, chikki, filling, topping, garnish, crushed, chopped,
    blanched, salted, unsalted, sauce, bean, sprout, cereal, fruit, leaf, grain, hydrolysed,
    hydrolyzed, તેલ, લોટ, પાવડર, પાઉડર, દાણા, ગાય, ભેંસ, तेल, आटे, पाउडर, दाना, दाने, बीज, गाय, भैंस`,
  /** Say nothing of the dish. */
  small: `a, an, the, of, in, on, at, as, with, from, for, to, by, this, that, these, those,
    which, it, its, is, are, be, been, will, do, does, also, only, some, all, any, other, both,
    each, our, we, use, used, using, where, well, such, mix, mixture, blend, either, little,
    their, thereof, s, ingredient, product, item, food, dish, dishes, recipe, information, info,
    advice, advisory, note, notice, statement, declaration, detail, list, following, known, major,
    common, main, highly, amount, very, like, too, આ, એ, વાળું, માહિતી, સૂચના, નોંધ, યાદી, ચીજ, ચીજો,
    વસ્તુ, વસ્તુઓ, વાનગી, ડિશ, સાથે, થોડા, થોડું, કોઈ, का, के, की, को, में, से, वाला, वाली, वाले, यह, ये, इस,
    इसका, भी, जानकारी, सूचना, व्यंजन, डिश, सूची, चीजें, वस्तु, साथ, थोड़ा, कुछ, कोई`,
  /** Belong to a sentence about something else, which may have any other words. */
  serving: `serve, served, serving, best, eat, eaten, ordered, side, daily, morning, evening,
    today, store, keep, consume, enjoy, refrigerate, before, try, favourite, favorite, loved,
    come, pair`,
  /** Belong to such sentences too, and say that a denial is not true of the dish as it is. */
  choice: `version, option, optional, available, request, order, alternative, choice, કહેશો તો,
    વિનંતી, माँगने पर, मांगने पर`,
  /** Belong to other key features, which end a list of allergens. */
  feature: `g, gm, gms, gram, kg, ml, l, litre, liter, kcal, pc, pcs, piece, plate, portion, bowl,
    cup, glass, packet, pack, slice, wedge, roll, rolled, one, two, three, four, five, six, eight,
    ten, dozen, hot, warm, cold, chilled, crisp, crispy, crunchy, soft, spongy, fluffy, light,
    spicy, mild, medium, sweet, sour, tangy, savoury, fried, deep, shallow, steamed, baked,
    roasted, grilled, toasted, tawa, griddle, fresh, freshly, breakfast, lunch, snack, made, make,
    making, prepared, produced, manufactured, packed, cooked, homemade, hand, handmade, ground,
    jain, veg, vegetarian, vegan, pure veg, pure vegetarian, suitable, gujarati, kathiyawadi,
    traditional, style, taste, tasty, delicious, popular, bestseller, signature, special,
    seasonal, winter, summer, monsoon, chef, kid, family, spice level, batter, dough, new,
    classic, extra, crust, root, vegetable, preservative, colour, color, dry, dried, ગ્રામ, પીસ,
    નંગ, પ્લેટ, ગરમ, તાજું, તાજી, જૈન, શાકાહારી, ग्राम, पीस, प्लेट, गरम, ताजा, जैन, शाकाहारी`,
} as const;

/** Words that join two foods of a list; a denial goes on after those of `or`. */
export const JOINTS = {
  or: 'or, nor, અથવા, કે, या, अथवा',
  other: `and, but, however, though, although, yet, અને, ને, તથા, તેમજ, પણ, પરંતુ, और, व, तथा, एवं,
    लेकिन, मगर, परंतु, परन्तु, किन्तु, पर`,
} as const;
