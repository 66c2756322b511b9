import { lines } from '#/sample/content/lines.ts';

export const firstRainDalVada = {
  id: 8,
  title: 'First rain, first dal vada',
  image: '/media/scene-rain.jpg',
  createdAt: '2026-06-30T12:05:00.000Z',
  description: lines(
    'It rained at ten past four on Sunday, for the first time since October, and by half past four there was a queue of forty at the Paldi counter. Nobody had advertised anything. The city has an agreement with itself: when the dust goes down, the oil goes on, and the snack is dal vada.',
    'Split mung dal with the skin on is soaked for three hours and no more. It is ground coarse, in small batches, with ginger and green chilli and no water at all. What comes out should look like wet gravel. If it looks like cream you have a batter for something else, and somebody should be told.',
    'Frying it is a matter of nerve. A lump the size of a lime is broken off with the fingertips, not shaped, not smoothed, and let go at the surface of the oil. It sinks, thinks about it, and comes up ragged. The rags are what you are paying for: every loose grain of dal on the outside fries by itself, so that a dal vada rattles when it is tipped on to paper. Smooth ones stay silent.',
    'We turn them once. Four minutes, the colour of a wet brick, out. They go eight to a plate with sliced onion, fried salted chillies and, if you ask for it, a green chutney that Ahmedabad regards as unnecessary.',
  ),
  title2: 'When the dust goes down, the oil goes on.',
  description2: lines(
    'Methi na gota, મેથીના ગોટા, is the second verse of the same song. Here the leaf is the point: a heap of chopped fenugreek, just enough gram flour to hold it, whole peppercorns and coriander seed that burst between the teeth. They are rounder, softer and greener, and they want a bowl of thin warm kadhi to be dipped into.',
    'Between the two there is a truce. Dal vada for the first rain of a day; gota when it has settled in and nobody is going home soon.',
  ),
  title3: 'What rain does to a kitchen',
  description3: lines(
    'Flour drinks the air. In June our gram flour takes some six per cent less water than in April, and every batch card in the kitchen has a monsoon column. Sev is packed within the hour or not at all. Matches live in a tin. The shutters stay half down on the west side, and the person at the pan is relieved every forty minutes instead of every hour.',
    'At the counter it does something else. Strangers share an awning, then a bench, then a plate. On Sunday a man with a briefcase paid for a wedding band that had taken shelter, all eleven of them, tuba included. They played him to his scooter.',
  ),
  tags: '["Monsoon","Season","Dal vada"]',
  pageTitle: 'Dal vada and methi na gota: the first rain of the year',
  metaDescription:
    'Why the first rain over Ahmedabad makes a queue for dal vada, how coarse the dal must be ground, and when to change over to methi na gota.',
};
