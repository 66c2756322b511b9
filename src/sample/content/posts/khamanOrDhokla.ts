import { lines } from '#/sample/content/lines.ts';

export const khamanOrDhokla = {
  id: 4,
  title: 'Khaman is not dhokla, and we can prove it',
  image: '/media/scene-khaman-tray.jpg',
  createdAt: '2026-02-12T05:15:00.000Z',
  description: lines(
    'Outside Gujarat the yellow square is called dhokla. Inside it, calling a khaman a dhokla is like calling bread a cake: both came out of a hot place, and there the likeness ends. We are asked about it every day, so here is the answer, with crumbs.',
    'A dhokla, ઢોકળાં, begins the evening before. Rice and urad dal are soaked, ground and left in a warm corner with a little sour curd. By morning the batter has risen and smells faintly of beer and green apples. It steams into something white or ivory, close-grained and springy, with a sourness that you notice at the back of the mouth.',
    'Dhokla is rice and dal, fermented for a night. Khaman, ખમણ, is begun twenty minutes before you eat it: gram flour, or ground chana dal, whisked with water, lemon, sugar and fruit salt. The salt does in seconds what the rice batter does in a night: the batter swells, and it must be in the steamer before the swelling stops. Nylon khaman is the finest of the family, yellow as a taxi, with holes so small that you need good light to see them.',
    'The test is a finger. Press a dhokla and it pushes back. Press a khaman and it sinks, holds the dent for a moment and then forgets it.',
  ),
  title2: 'Dhokla takes a night. Khaman takes twenty minutes, and then it needs its bath.',
  description2: lines(
    'That bath is the part which most recipes hurry. Straight from the steamer a khaman is dry enough to choke you. We cut it in the tray, pop mustard seed, green chilli and curry leaf in oil, add water, sugar and lemon, and pour it over while both are hot. A two-kilo tray drinks six hundred millilitres and asks for more. After ten minutes the knife comes out wet.',
    'A dhokla wants none of that. It gets oil, sesame and perhaps a dusting of chilli, and it is eaten with green chutney. Our sandwich dhokla has the chutney built in, a green line between two white layers.',
  ),
  title3: 'The rest of the family',
  description3: lines(
    'Sev khamani is khaman made from dal, crumbled while warm, with garlic and lemon and a roof of sev. Surti locho is what Surat says happened when somebody put too much water into the batter and sold it anyway; it is eaten with a spoon, and it has more friends than many tidy dishes.',
    'Our menu keeps all of them under “Steamed”. If you want to settle the argument at your own table, order a plate of each, close your eyes, and use your finger.',
  ),
  tags: ['Khaman', 'Dhokla', 'How it is made'],
  pageTitle: 'Khaman or dhokla? The difference, with crumbs',
  metaDescription:
    'Dhokla is a fermented batter of rice and dal; khaman is gram flour raised in minutes and soaked in lemon syrup. How to tell them apart with one finger.',
};
