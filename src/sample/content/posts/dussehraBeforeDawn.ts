import { lines } from '#/sample/content/lines.ts';

export const dussehraBeforeDawn = {
  id: 11,
  title: 'Dussehra, ten to five: notes from the fafda queue',
  image: '/media/fafda-jalebi.jpg',
  createdAt: '2026-10-22T03:30:00.000Z',
  description: lines(
    'At ten to five the street is dark and the queue has reached the pharmacy. Somebody has brought a stool, somebody a sleeping child, somebody a steel box large enough for a whole lane. Nine nights of garba are over, feet are blistered, and nobody in Ahmedabad would dream of eating anything today before fafda and jalebi: ફાફડા જલેબી, said as one word.',
    'No one can tell you for certain why. Some say that Ram was fond of a sweet like jalebi and ate it when the battle was won; some that a gram-flour snack is how one ends a fast. The queue is not interested in reasons. It is interested in whether the pan has started.',
    'The pan started at three. Mehul-bhai works the fafda board himself on this day: a walnut of dough, the heel of the hand, one long push away from the body, and a ribbon as wide as a belt lies on the wood. A knife goes under it, and it is in the oil before it knows. Four seconds, a turn, four seconds. Beside him two people run the jalebi, one squeezing coils from a cloth, one lifting them into syrup, and the syrup has saffron in it and enough lime that it cannot set.',
    'By seven the oil has been changed twice, and the voice of the person who calls out numbers has gone.',
  ),
  title2:
    'The queue is not interested in reasons. It is interested in whether the pan has started.',
  description2: lines(
    'Salt, then syrup, then salt. That is the whole trick of it. The fafda is dry and peppery and asks for something; the jalebi is wet and sweet and asks for something; each of them is the answer to the other. A fried chilli in between resets the tongue, and papaya sambharo keeps the peace.',
    'The Paldi counter sold three hundred and forty kilos of the two before noon. We know, because at twenty to twelve the last half-kilo went to a man who had come from the hospital to say that it was a girl, and the queue let him through.',
  ),
  title3: 'If you missed it',
  description3: lines(
    'We make the combo every day of the year, 100 grams of one and 75 of the other, and on an ordinary Tuesday there is no queue at all. It tastes the same. We have checked, with our eyes shut.',
    'It does not feel the same, and we have no recipe for that. Next year the day falls earlier in October. Bring the stool.',
  ),
  tags: '["Festival","Fafda","Jalebi"]',
  pageTitle: 'Dussehra morning: notes from the fafda-jalebi queue',
  metaDescription:
    'Why Ahmedabad queues before dawn on Dussehra, how fafda is pushed and jalebi squeezed, and how salt and syrup answer each other on one plate.',
};
