import { lines } from '#/sample/content/lines.ts';

export const uttarayanTerrace = {
  id: 3,
  title: 'Uttarayan: what to carry up to the terrace',
  image: '/media/scene-kites.jpg',
  createdAt: '2026-01-09T08:00:00.000Z',
  description: lines(
    'On the fourteenth of January nobody in Ahmedabad is on the ground. Whole families move up to the terrace at sunrise with kites, a reel of thread, a loudspeaker and a hat, and they stay until the paper lanterns go up after dark. ઉત્તરાયણ is a festival of the neck and the stomach, because you spend it looking up and eating.',
    'The food has to obey the kite. You need one hand for the thread, so nothing that wants a spoon and a knife. There is wind, so nothing that flies. And somebody will shout “kai po che!” at the moment of the first bite, so nothing that suffers from being put down.',
    'Chikki comes first, because it needs no plate. Peanuts and jaggery, cooked to the point where a drop snaps in cold water, rolled thin on an oiled stone and scored before it sets. In the cold it cracks like a roof tile. After it comes the pot of undhiyu, carried up with a towel round it, and puris to pinch it up with. And there is jalebi, because at eleven in the morning the sun is pale, everybody is hoarse, and sugar is the only argument.',
    'For the afternoon we pack a dry box: sev, chakri, methi khakhra. It can stand open in the sun, and a child can raid it without being caught.',
  ),
  title2: 'One hand belongs to the thread. The food has to manage with the other.',
  description2: lines(
    'Our kitchens open at five on the day. Undhiyu is cooked overnight in two batches and sold by the kilo until it is finished, usually by nine. It has purple yam, small potatoes, lilva, green garlic and fenugreek dumplings, and an amount of oil that we will not discuss.',
    'Jalebi goes on at six and does not stop. If you come to the counter with thread-cut fingers, we have plasters. If you come with somebody else’s kite, it is yours.',
  ),
  title3: 'A terrace list for twelve people',
  description3: lines(
    'Two kilos of undhiyu and forty puris. A kilo and a half of jalebi, in two lots, so that the second is warm. Six packs of chikki. Three dry boxes. One flask of chai for the elders at ten and one for everybody at four. A bottle of water for each person and one for the person who forgot.',
    'Please pick up the thread afterwards. It stays in the trees for months, and birds do not see it.',
  ),
  tags: 'Festival, Season, Jalebi',
  pageTitle: 'Uttarayan food: what to carry up to the terrace',
  metaDescription:
    'Chikki, undhiyu, jalebi and a dry box: what Ahmedabad eats on the roof on 14 January, why it must work with one hand, and a list for twelve people.',
};
