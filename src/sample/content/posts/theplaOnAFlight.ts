import { lines } from '#/sample/content/lines.ts';

export const theplaOnAFlight = {
  id: 6,
  title: 'Thepla at thirty-five thousand feet',
  image: '/media/pack-thepla.jpg',
  createdAt: '2026-04-23T07:10:00.000Z',
  description: lines(
    'Somewhere over the Arabian Sea, about an hour after take-off, a foil packet opens in row 23 and the cabin smells of fenugreek. Heads turn. Some of them are envious and some are reaching for their own. No Gujarati of our acquaintance has ever boarded an aircraft without thepla, and we see no reason to start.',
    'It is a bread built for distance. Whole wheat flour, chopped methi leaves, curd, turmeric, chilli, sesame, oil. The curd keeps it soft, the oil keeps the air out, and rolled thin and cooked dry on a tawa it has little water left to spoil it. Made in the morning it is good for two days in a tin, and it tastes of more on the second.',
    'For longer roads we seal five to a pack under vacuum, and they keep fifteen days, or three once you have opened them. Warm them for twenty seconds a side if you have a pan, or sit on the packet for a quarter of an hour if you have not; both have been tried. In a hostel room they go with curd and pickle, on a trek with nothing, and in an office at four o’clock with a cutting chai and a closed door.',
    'The partner of thepla is chhundo, grated green mango that has stood in the sun with sugar until it turns to amber threads. It is sweet, then sour, then chilli, and it leaks. Put it in a jar with a screw lid, and the jar in a bag, and the bag in somebody else’s rucksack.',
  ),
  title2: 'It is a bread built for distance, and it tastes of more on the second day.',
  description2: lines(
    'The dry half of the box is easier. Khakhra is thepla’s thin cousin, pressed on the pan with a wooden block until it is as crisp as a wafer; sealed, it keeps for four to six months, because there is no water left in it. Sev and gathiya keep for about four months. Put the brittle things at the top.',
    'Do not pack the following: anything with coconut that was not dried, anything with cut onion, and anything your aunt says will be fine.',
  ),
  title3: 'At the other end',
  description3: lines(
    'Customs officers have seen thepla before. Dry, sealed, labelled packs usually pass. Some countries do not let in milk, seeds or pulses, and the rules change, so look at the website of the place you are flying to, keep the label on, and declare what you carry. It is better to lose a packet than a morning.',
    'Our packs show ingredients, allergens and a date. Thepla contains wheat, milk and sesame. If you are sending a parcel to a student, add one more pack than you meant to. There will be a room-mate.',
  ),
  tags: 'Ready to eat, Thepla, Travel',
  pageTitle: 'Packing thepla and khakhra for a flight',
  metaDescription:
    'Why thepla is a bread built for distance, how long sealed and opened packs keep, what to leave behind, and what customs officers usually let through.',
};
