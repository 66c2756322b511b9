import { expect, test } from 'vitest';
import { readAllergens } from '#/lib/readAllergens.ts';

test.each([
  // Lists with qualifiers, in every form that owners type them.
  [['Contains: Wheat, Milk, Cashew nuts, Soy lecithin'], 'wheat milk tree-nuts soy', ''],
  [['May contain peanut, sesame'], '', 'peanut sesame'],
  [['May contain: wheat; milk'], '', 'wheat milk'],
  [['Contains: wheat flour', 'peanut oil'], 'wheat peanut', ''],
  [['Contains: wheat (gluten), milk'], 'wheat gluten milk', ''],
  [['Contains: cow milk, milk solids, til seeds'], 'milk sesame', ''],
  [['Contains', 'wheat', 'milk'], 'wheat milk', ''],
  [['Contains allergens:', 'Roasted peanuts', 'Soya protein isolate'], 'peanut soy', ''],
  [['Allergens: wheat\nmilk powder\ncashew pieces'], 'wheat milk tree-nuts', ''],
  [["['Contains: Wheat'", "'Milk solids']"], 'wheat milk', ''],
  [['ALLERGEN INFORMATION - WHEAT, MILK'], 'wheat milk', ''],
  [['Allergy advice: contains mustard seeds & almonds'], 'tree-nuts mustard', ''],
  [['Allergen advice', 'Whey powder', 'Skimmed milk powder', 'Sodium glutamate'], null, null],
  [['Allergens: Gluten (wheat), Dairy (ghee, butter)'], 'wheat gluten milk', ''],
  [
    ['Contains wheat and milk. May contain traces of peanuts and tree nuts.'],
    'wheat milk',
    'peanut tree-nuts',
  ],
  [['Made in a facility that processes peanuts, sesame and soy'], '', 'peanut sesame soy'],
  [['Produced on equipment that also handles tree nuts'], '', 'tree-nuts'],
  [['Contains milk', 'Fried in the same oil as eggs', 'fish'], 'milk', 'egg fish'],
  [['Contains milk; nuts are used in our kitchen'], 'milk', 'tree-nuts'],
  [['Contains cereals containing gluten, eggs'], 'gluten egg', ''],
  [['Peanut chutney contains sesame'], 'peanut sesame', ''],
  [['Contains kaju, badam, pista, akhrot'], 'tree-nuts', ''],
  [['Contains singdana or moongfali'], 'peanut', ''],
  [['Contains maida, rava, dahi, mawa and tahini'], 'wheat milk sesame', ''],
  [['Contains besan, compounded hing and rai'], 'gluten mustard', ''],
  [['Contains besan, hing'], '', 'gluten'],
  [['Contains buttermilk, soya milk'], 'milk soy', ''],
  [['Contains almond milk, coconut milk'], 'tree-nuts', ''],
  [['Contains butter beans and peanut butter'], 'peanut', ''],
  [['Contains soy sauce'], 'soy', 'wheat'],
  [['Warning: nuts'], 'tree-nuts', ''],
  [['Includes traces of egg'], '', 'egg'],
  [['Wheat, milk and sesame are present'], 'wheat milk sesame', ''],
  [['Ｃｏｎｔａｉｎｓ： Ｗｈｅａｔ， Ｍｉｌｋ'], 'wheat milk', ''],
  [['Contains sea food and sulfites'], 'fish crustaceans sulphites', ''],
  // Denials end where the next statement begins.
  [['Contains no peanuts but contains soy'], 'soy', ''],
  [['Nut free. Contains milk'], 'milk', ''],
  [['Milk-free, contains gluten-free oats'], 'gluten', ''],
  [['No milk or egg; contains wheat'], 'wheat', ''],
  [['Contains wheat (egg free)'], 'wheat', ''],
  [['Does not contain egg; may contain milk'], '', 'milk'],
  [['Allergens: none'], '', ''],
  [['Contains wheat', 'No onion-garlic'], 'wheat', ''],
  // Gujarati and Hindi.
  [['ઘઉં, દૂધ અને તલ ધરાવે છે'], 'wheat milk sesame', ''],
  [['આમાં મગફળી, રાઈ અને સોયા છે'], 'peanut mustard soy', ''],
  [['ઍલર્જી: ઘઉંનો લોટ, સીંગદાણાનું તેલ, કાજુ'], 'wheat peanut tree-nuts', ''],
  [['ઈંડું નથી, પણ દૂધ છે'], 'milk', ''],
  [['મગફળીના અંશ હોઈ શકે છે'], '', 'peanut'],
  [['इसमें गेहूँ, दूध और मूँगफली है'], 'wheat milk peanut', ''],
  [['एलर्जी: गेहूं का आटा, सरसों, बादाम'], 'wheat tree-nuts mustard', ''],
  [['अंडा नहीं है लेकिन सोया और काजू हैं'], 'tree-nuts soy', ''],
  [['इसमें मूंगफली हो सकती है'], '', 'peanut'],
  [['इस व्यंजन में दूध है'], 'milk', ''],
  [['तिल के अंश हो सकते हैं'], '', 'sesame'],
  // One part that nobody can read: nothing is known.
  [['Contains: wheat, lupin, milk'], null, null],
  [['Contains: wheat', 'Lupin'], null, null],
  [['Contains flour, milk'], null, null],
  [['Contains milk, nuts etc.'], null, null],
  [['Contains allergens'], null, null],
  [['Allergens: ask at the counter'], null, null],
  [['Contains no egg, milk'], null, null],
  [['Contains no gluten sulphites'], null, null],
  [['Not suitable for people with nut allergy'], null, null],
  [['Not nut free'], null, null],
  [['Contains milk', 'Nut-free version on request'], null, null],
  [['Contains soy lecithin', 'INS 322'], null, null],
  [['Contains milk free home delivery'], null, null],
  [['Contains wheat less milk'], null, null],
  [['May or may not contain nuts'], null, null],
  [['We cannot guarantee that it is nut free', 'Contains milk'], null, null],
  [['Contains wheat', 'Crisp', 'milk'], null, null],
  [['May contain peants'], null, null],
  [['દૂધ અને ઝઝઝ ધરાવે છે'], null, null],
  // Other key features end a list, and are none.
  [['Contains wheat, milk', 'Served with green chutney', '150 g', 'Jain'], 'wheat milk', ''],
  [['Contains wheat', 'Pure veg', 'Kids’ favourite', 'Jain option available'], 'wheat', ''],
  [['Crisp', 'Boiled with milk', 'Papaya on the side'], '', ''],
  [['Contains 6 pieces'], '', ''],
])('reads %j whole or not at all', (features, contains, mayContain) => {
  const namesIn = (names: string) => names.split(' ').filter(Boolean);
  const { stated, ...labels } = readAllergens(features);
  if (contains === null) {
    expect(stated).toBeTruthy();
    expect(labels).toMatchObject({ contains: [], mayContain: [] });
    return;
  }
  expect(stated).toBeUndefined();
  expect(labels.contains.map((name) => name.replace(' ', '-'))).toEqual(namesIn(contains));
  expect(labels.mayContain.map((name) => name.replace(' ', '-'))).toEqual(namesIn(mayContain));
});

test('quotes the whole statement if a part cannot be read, also before its verb', () => {
  expect(readAllergens(['Crisp', 'ઝઝઝ', 'દૂધ ધરાવે છે']).stated).toBe('ઝઝઝ, દૂધ ધરાવે છે');
  expect(readAllergens(['Allergens:', 'Milk\nLupin', 'Hot']).stated).toBe('Allergens: Milk, Lupin');
});
