import { lines } from '#/sample/content/lines.ts';

export const whatHingIsCutWith = {
  id: 9,
  title: 'What hing is cut with, and other things a label should say',
  image: '/media/scene-spices.jpg',
  createdAt: '2026-08-06T05:55:00.000Z',
  description: lines(
    'A mother called us from Vadodara. Her son has coeliac disease, gram flour is not wheat, khaman is made of gram flour: might he have a plate? It is a fair chain of thought, and the answer was no. The weak link is a pinch of grey powder, hing, which nobody thinks of as an ingredient.',
    'Asafoetida, હિંગ, is a resin. Undiluted it smells like a gas leak and would rule any pan it went into. So it is sold compounded: a little resin, some gum, and flour to carry it. A quarter of a teaspoon in five kilos of batter cannot be tasted as bread. It can still make a child ill.',
    'What is sold as hing is mostly flour, and the flour is usually wheat. Since that call each dish in our menu lists its allergens under the key features, and we write “the hing may hold wheat” wherever there is any. We have tried hing carried on rice flour. It works in the kadhi and not yet in the fafda, where it goes sandy, and as long as both tins stand in one kitchen we shall not print “gluten-free” on anything.',
    'Devika-ben keeps the list. She has a rule for it: if a cook needs to stop and think whether something is in a dish, it is on the label.',
  ),
  title2: 'If a cook needs to stop and think whether something is in a dish, it is on the label.',
  description2: lines(
    'Indian law names the allergens that a label must show: cereals with gluten, milk, egg, fish, crustaceans, peanuts and tree nuts, soy, and sulphites from ten milligrams in a kilo. Sesame and mustard are not among them. They are in half of what we fry, and a customer who grew up in Leicester may look for exactly these two, so we list them as well.',
    'There are words which we leave out. A recipe with eleven ingredients is made from good things, but it is not one good thing from a field, so we do not borrow the language of orchards for it. Nor do we say that nothing is added, since somebody added the turmeric.',
  ),
  title3: 'How to ask at the counter',
  description3: lines(
    'Ask by ingredient, not by diet. “Is there peanut in it, and is it fried with anything that has peanut?” gets a better answer than “is it safe?”, because the person at the pan knows what went in and does not know you. Savoury snacks share a pan, jalebi has its own, and peanuts are fried in neither.',
    'If the answer comes slowly, ask for the folder. Each outlet has one, blue, beside the till, with every dish on a page: ingredients, allergens, portion, and the date on which somebody last checked. If the date is more than six months ago, you may scold us.',
  ),
  tags: 'Allergens, Labels, Kitchen',
  pageTitle: 'Hing, wheat and honest labels on gram-flour snacks',
  metaDescription:
    'Compounded asafoetida is usually cut with wheat flour, so gram-flour snacks are not gluten-free by themselves. What we list for each dish, and how to ask.',
};
