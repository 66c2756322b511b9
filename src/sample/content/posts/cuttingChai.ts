import { lines } from '#/sample/content/lines.ts';

export const cuttingChai = {
  id: 2,
  title: 'Half a glass, boiled twice: the arithmetic of cutting chai',
  image: '/media/cutting-chai.jpg',
  createdAt: '2025-12-16T04:45:00.000Z',
  description: lines(
    'A cutting chai is ninety millilitres: half of what the glass could hold, at half of what a full one would cost. The name is Bombay’s; the habit belongs to every railway platform between there and Bhuj. It is small because it is strong, and because a second one is always allowed.',
    'The tea we use is dust, not leaf. That sounds like an insult and is a decision. Leaf gives up its scent slowly and politely; dust gives colour and bite in three minutes, and three minutes is what a person with a bus to catch has got. We blend two grades from Assam, one for the colour of brick, one for the grip on the sides of the tongue.',
    'Water goes in first, with ginger that has been hit once with the flat of a pestle and cardamom cracked in the palm. When the water has taken their smell the dust goes in, and a minute later the milk. Then the pot is allowed to climb to its rim, is pulled away, falls back, and climbs again. The second rise is the one that matters: the raw edge of the milk goes, and the tea turns from beige to the brown of a Kutchi shawl.',
    'Sugar goes in between the two. Too early and it dulls the ginger; too late and it sits at the bottom of the glass, waiting for the last sip.',
  ),
  title2:
    'The second rise is the one that matters. Before it you have tea with milk; after it, chai.',
  description2: lines(
    'Then it is poured, from one steel jug to another, from the height of an arm and back, four times. It looks like showing off. It cools the tea by some twelve degrees, so that it can be drunk standing, and it folds in air, so that a thin tan foam sits on top and the first sip has something to get through.',
    'The glass is fluted for a reason too. The ridges keep fingers off the hot part, and eight glasses fit in a wire carrier, which a boy of nineteen can take up three floors without looking at them.',
  ),
  title3: 'What stands beside it',
  description3: lines(
    'In the morning it is a plate of vanela gathiya, pale and soft, dipped if nobody is looking. After four it is thepla, folded in quarters. On a rainy day it is dal vada, and then the chai has extra ginger without being asked.',
    'At our counters a cutting costs ₹15 in this sample menu. If you would like less sugar, say so before the first rise. If you would like none, we will make you a pot of your own, and not say a word.',
  ),
  tags: '["Chai","Kitchen","How it is made"]',
  pageTitle: 'Cutting chai: why it is boiled twice and poured high',
  metaDescription:
    'Ninety millilitres of strong tea, ginger and milk. Why cutting chai is made with dust, boiled twice, and poured four times from the height of an arm.',
};
