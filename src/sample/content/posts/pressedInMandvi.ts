import { lines } from '#/sample/content/lines.ts';

export const pressedInMandvi = {
  id: 5,
  title: 'Pressed in Mandvi: how to build a dabeli',
  image: '/media/kutchi-dabeli.jpg',
  createdAt: '2026-03-19T10:20:00.000Z',
  description: lines(
    'Mandvi is a town of shipbuilders. Wooden hulls stand on the river bank for years, taller than the houses, and at five in the afternoon the carpenters come down from them and eat standing up. The thing they eat was made for it: a pav, a filling, a thumb. દાબેલી means pressed, and the town has been pressing since the 1960s.',
    'There are only four things to get right, and none of them is hard by itself. The masala: dry coriander, cumin, clove, cinnamon, dried red chilli and a few petals of stone flower, roasted apart and ground together. The potato: boiled a day before, because a cold potato mashes dry. The peanuts: fried, then tossed in chilli and salt while they still shine. The pav: soft, slightly sweet, baked the same morning.',
    'Potato and masala meet in a wide pan with tamarind water and a spoon of jaggery, and are spread flat like wet plaster. Then comes the decoration, which is half of the taste: coconut, coriander, pomegranate, sev and the masala peanuts, laid over the whole tray so that every scoop goes through all of them. A good dabeli tray looks like a carpet, and the cook cuts it like one.',
    'The pav is slit on two sides, not three. One wall gets sweet date chutney, the other garlic and red chilli. The filling goes in with the back of a spoon and is pressed down until it shows.',
  ),
  title2: 'A good dabeli tray looks like a carpet, and the cook cuts it like one.',
  description2: lines(
    'Then butter, and the flat of the griddle. Thirty seconds a side, with a small weight on top, until the crust goes from soft to just crisp and the edges of the filling start to toast. Roll the open side in sev. Hand it over in paper, never on a plate: a plate invites a fork.',
    'You will be tempted to add cheese. We tried it for a month in two outlets, sold quite a lot of it, and stopped. The tamarind could not be heard over it.',
  ),
  title3: 'Eat it in this order',
  description3: lines(
    'Start at the side with the pomegranate. The first bite should be crunch and sweet, the second sour and warm, the third chilli. If you meet the chilli first you have been holding it upside down.',
    'It contains wheat, peanuts and, with butter, milk. There is no Jain version, because without potato there would be nothing to press. In Bhuj our partners serve some four hundred on a market day; the record is held by a group of weavers from Bhujodi, and we have promised not to print it.',
  ),
  tags: '["Dabeli","Kutch","How it is made"]',
  pageTitle: 'How to build a Kutchi dabeli, layer by layer',
  metaDescription:
    'Dabeli means pressed. The masala, the cold potato, the peanuts and the two chutneys of the snack from Mandvi in Kutch, and the right side to start eating.',
};
