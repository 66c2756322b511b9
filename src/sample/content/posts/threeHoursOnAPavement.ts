import { lines } from '#/sample/content/lines.ts';

export const threeHoursOnAPavement = {
  id: 7,
  title: 'Three hours on a pavement: how we look at a site',
  image: '/media/benefit-interior.jpg',
  createdAt: '2026-05-21T09:40:00.000Z',
  description: lines(
    'Before we look at the shop we look at the pavement. Kirtan-bhai takes a folding stool, a clicker and a bottle of water, sits down opposite the shutter and counts. Ten to eleven in the morning, one to two, seven to eight in the evening, once on a weekday and once on a Sunday. Six hours in all, and they have saved more money than any spreadsheet we own.',
    'He does not count everybody. Cars do not eat, and neither do people who are running. He counts those who walk slowly enough to smell something, and he makes a second column for those who already have a packet in the hand. A street where nobody eats is not an opportunity; it is a street where nobody eats.',
    'Then he looks at what people are walking between. A bus stop and a school are good, a bus stop and a bank are better, because clerks come twice. A temple is a morning and a cinema an evening; a snack counter needs both. The best site we have lies between a registry office and a sari market, and its queue is made of people who have just signed something and people who have just paid for something.',
    'Only then does the shutter go up.',
  ),
  title2: 'A street where nobody eats is not an opportunity. It is a street where nobody eats.',
  description2: lines(
    'Inside there are four questions, and three of them are dull. Where does the water come from, and is there any at four in the afternoon? Where does it go? How many kilowatts can the meter carry? A khaman steamer, a griddle and a fryer together want eight to twelve, and a new connection can take longer than everything else put together.',
    'The fourth is the frontage. Ten feet is comfortable. At six we can still work, with the pan at the front and the till at the side. Under six the queue stands in front of its own food and cannot see it, and people do not queue for what they cannot see.',
  ),
  title3: 'When we say no',
  description3: lines(
    'About two in five. The rent is more than a fifth of what the counter could sell on an ordinary day; the drain runs uphill; the landlord wants eleven months and a handshake. We say so in writing, with the counts, so that you can show them to someone who disagrees with us.',
    'If you have an eye on a place, send three: the one you love, the one you can afford and the one your cousin owns. In this sample offer a takeaway of 200–300 sq ft takes ₹10–15 lakh without rent and deposit. The clicker is free.',
  ),
  tags: ['Franchise', 'Sites', 'Behind the counter'],
  pageTitle: 'How we look at a franchise site: three hours on a pavement',
  metaDescription:
    'Counting slow walkers at three hours of the day, the four questions behind the shutter, and why we turn down about two snack shop sites in every five.',
};
