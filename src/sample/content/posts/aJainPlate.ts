import { lines } from '#/sample/content/lines.ts';

export const aJainPlate = {
  id: 10,
  title: 'A Jain plate is a design problem',
  image: '/media/scene-counter.jpg',
  createdAt: '2026-09-03T06:25:00.000Z',
  description: lines(
    'Around Paryushan the questions at our counters change. They become shorter and more exact. Not “is this vegetarian?”, for everything is, but “is there anything in it that grew under the ground?” Onion, garlic, potato, carrot, ginger if you are strict; and, if you are stricter, nothing that stood overnight.',
    'Most kitchens answer by leaving things out, and the plate comes back with a hole in it. Take garlic from sev khamani and you notice that it was holding up the lemon. Take potato from a dabeli and you hold a buttered roll. Leaving out is not a recipe.',
    'We began with the dishes that never had the problem. Fafda is gram flour, ajwain and hing; its sambharo is green papaya, which hangs on a tree. Vanela gathiya is the same family. Masala chaas is buttermilk and cumin. Those three are on the board as they are. From them we learned what does the work of an onion: something sour, something with bite, and something that stays wet.',
    'For khaman the change is small: no ginger, and more green chilli, seeds out. Khandvi needs nothing but a clean spoon. Patra, rolled in the morning and steamed by noon, passes if the batter has not stood. Handvo and sandwich dhokla ferment overnight, and for that reason we ask before we say yes.',
  ),
  title2: 'Leaving out is not a recipe.',
  description2: lines(
    'Sev khamani took us longest. In place of garlic it now gets roasted sesame, ground with green chilli and a little dried mango, and the lemon has its shoulder to lean on again. About a third of those who order it do not keep the rule at all. They like it better.',
    'Dabeli, vada pav and ragda pattice we have given up on, and we say so. Raw banana behaves like potato until it cools, and then it behaves like chalk.',
  ),
  title3: 'Separate spoons',
  description3: lines(
    'A rule about food is also a rule about tools. Jain orders are cooked with the spoons with a white handle, in the pan at the end of the row, and the board that has never met an onion hangs on its own nail. It costs us four spoons and a nail. Trainees learn it on day two, before they learn any dish.',
    'If you keep the rule more strictly than we have guessed, tell us where your line runs. Nobody at the counter will sigh. And if you are not sure whether tonight’s batter stood overnight, ask to see the card on the tub; the hour is written on it.',
  ),
  tags: ['Jain', 'Kitchen', 'Menu'],
  pageTitle: 'Jain snacks: which dishes, and what replaces onion and garlic',
  metaDescription:
    'Fafda, gathiya and chaas need no change. How we cook khaman, khandvi and sev khamani without roots, and why three pav dishes have no Jain version.',
};
