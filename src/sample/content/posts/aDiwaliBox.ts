import { lines } from '#/sample/content/lines.ts';

export const aDiwaliBox = {
  id: 12,
  title: 'Packing a Diwali box, from the bottom up',
  image: '/media/scene-diyas.jpg',
  createdAt: '2026-11-03T11:15:00.000Z',
  description: lines(
    'A Diwali box is opened forty times. Every caller gets a handful, every child gets two, and the box has to look generous on the last evening as well as on the first. That is an engineering problem, and after four seasons we have opinions about it.',
    'Weight goes to the bottom: mini kachori, farsi puri, the thick gathiya. They do not mind what lies on them. The heavy layer also keeps the box from sliding about on a scooter, which is how three out of four of them travel.',
    'The heavy things lie at the bottom, and in the middle come the rings. Chakri, ચકરી, is the piece that people judge you by, and it breaks when it is looked at. We stand it on edge, like plates in a rack, with a paper collar round each six. Packed flat, one in five arrives in pieces; on edge, one in thirty. Beside it goes the chevdo, in a bag of its own, because a flake of poha will find its way into everything you own.',
    'At the top is what the eye meets first: fine yellow sev, coiled, and a square of peanut chikki for each person in the house, plus one.',
  ),
  title2: 'The box has to look generous on the last evening as well as on the first.',
  description2: lines(
    'Everything in it is dry, and that is why it keeps. Sealed, sev and chakri and mini kachori are good for three to four months, chikki for two to three. Opened, with forty hands in it, count on ten days, and put the lid back. There is nothing with milk solids inside. Sweets we leave to the sweet-makers, who do not fry sev.',
    'Peanuts are in the chevdo and the chikki, wheat in the puri and the kachori, sesame in the chakri. It is printed on the lid, in type that can be read without glasses.',
  ),
  title3: 'Ordering, and what comes with it',
  description3: lines(
    'Boxes hold one, two or four kilos. Use the order form on the ready-to-eat page and write the number of boxes, the day and a Gujarati or English name for the tag. Our team calls you within 24 hours; nothing is paid on the site. The last day for Ahmedabad is two days before the festival, and for other cities five.',
    'Each box is tied with cotton tape in one of four colours and carries a clay diya, wrapped in the sheet with the ingredients. Light the one and read the other. સાલ મુબારક, and save the corner chakri for yourself.',
  ),
  tags: 'Festival, Ready to eat, Chakri',
  pageTitle: 'How to pack a Diwali box of dry snacks',
  metaDescription:
    'Heavy below, rings on edge, sev on top: how our kitchen packs a Diwali farsan box, how long it keeps, what is in it, and how to order one in time.',
};
