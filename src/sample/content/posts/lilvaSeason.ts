import { lines } from '#/sample/content/lines.ts';

export const lilvaSeason = {
  id: 1,
  title: 'Lilva: ten weeks of green pigeon peas',
  image: '/media/lilva-kachori.jpg',
  createdAt: '2025-11-18T06:30:00.000Z',
  description: lines(
    'The first sacks of lilva came into the central kitchen this week, still wet from the field, and the back room smells of cut grass. Lilva, લીલવા, are the green seeds of the pigeon pea, picked before they dry into the yellow tuver dal of every Gujarati cupboard. Between now and the end of February they are tender enough to crush with a spoon, and then they are gone for nine months.',
    'Shelling is the slow part. A sack of forty kilos gives fourteen of peas, and no machine we have tried can tell a tender seed from a hard one. So six people sit round a steel tray from seven to ten with the radio on. Thumbnail along the seam, a twist, and the peas drop; the good ones squeak when you press them.',
    'A lilva kachori is mostly filling, so the filling decides. Crush the peas coarsely, so that a third stays whole. Cook them in a little oil with ginger, green chilli, sesame and grated coconut, and take the pan off when the bright green turns to olive. A squeeze of lime and a pinch of sugar go in away from the heat. Then comes the hard part: wait. Warm filling steams the dough from within, and the shell goes soft before it reaches the plate.',
    'The dough is wheat flour with enough oil to hold together when you squeeze a handful. Roll it to the size of a palm, thick in the middle, thin at the rim. Gather, pleat, pinch, turn the seam down. Seventeen pleats is what Hansa-ben makes; eleven will do.',
  ),
  title2: 'Warm filling steams the dough from within. A crisp kachori is a matter of patience.',
  description2: lines(
    'We fry in two passes. The first is slow, at a heat where a scrap of dough takes ten seconds to rise, and lasts eleven minutes. The shell dries and pales and grows small blisters. The second is hot and short, a minute and a half, until the pleats at the top are the colour of a new terracotta cup.',
    'People ask why ours come three to a plate. Two are for you. The third is for the person across the table who said that they were not hungry.',
  ),
  title3: 'Where the season goes next',
  description3: lines(
    'In January the same peas move into undhiyu, the clay-pot winter vegetable that Surat and the rest of the state have argued about for a hundred years. In February the last of them are hard enough for a dry curry with garlic, which we cook for ourselves and do not sell.',
    'Lilva kachori is on the board in every outlet from the last week of November. There is no price beside it on the menu, because the price of a sack moves every Monday; ask at the counter.',
  ),
  tags: ['Season', 'Kachori', 'Kitchen'],
  pageTitle: 'Lilva kachori season: ten weeks of green pigeon peas',
  metaDescription:
    'How our kitchen shells, fills and fries lilva kachori, the winter snack of green pigeon peas, and why the filling has to cool before the dough is closed.',
};
