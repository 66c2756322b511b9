import { business } from '#/config.ts';
import { buyer } from './buyer.ts';
import { given } from '#/lib/given.ts';
import { spellNumber, spellNumberFirst } from './spellNumber.ts';

const { name, city, counts, reply, franchise = {} } = business;
const { formats, training, setUpTime, openingTime, agreementYears, papers } = franchise;
const hasSamples = formats?.isSample ?? false;

/** The texts of the brochure. */
export const brochure = {
  title: `${name}: franchise brochure${hasSamples ? ' (sample)' : ''}`,
  sample: hasSamples
    ? 'SAMPLE: a fictional business. Every figure, address and number here is made up.'
    : undefined,
  /** The alt text of the cover's drawing. */
  thali: 'A steel thali of Gujarati snacks',
  pitch: [
    `Khaman at eight, fafda at nine, chai all day. ${name} makes Gujarati snacks in one kitchen near ${city}, and partners finish and serve them at counters of their own.`,
    `You bring a shop and the habit of opening on time. We bring ${counts?.varieties ? spellNumber(counts.varieties) : 'the'} recipes, the training, the supply and somebody who answers the telephone at six in the morning.`,
  ],
  promises: given([
    {
      title: 'One kitchen',
      text: 'Flours, masalas, sev and packed snacks come from us twice a week, weighed and dated.',
    },
    training && {
      title: `${spellNumberFirst(training.kitchenDays + training.counterDays)} days`,
      text: `${spellNumberFirst(training.kitchenDays)} in our kitchen and ${spellNumber(training.counterDays)} at your counter, until the hands know it.`,
    },
    {
      title: 'No guesses',
      text: 'You read the day sheets of running outlets and ring their owners before you sign.',
    },
  ]),
  headings: {
    pitch: 'A counter of your own',
    formats: formats ? `${spellNumberFirst(formats.items.length)} formats` : '',
    partner: buyer.partner,
    brand: buyer.brand,
    steps: 'From enquiry to opening',
    papers: buyer.papers,
    contact: 'Talk to us',
    genuine: buyer.genuine,
  },
  columns: ['Format', 'Carpet area', 'Investment', 'People', 'Dishes'],
  notIncluded:
    'Not included: rent and its deposit, GST, licences, and working capital for two to three months. No return is promised here; you see the evidence at the meeting.',
  partner: franchise.partnerBrings ?? [],
  brand: franchise.brandBrings ?? [],
  steps: [
    {
      title: '1 Enquiry',
      text: reply ? `You write; we call within ${reply.time}.` : 'You write; we call.',
    },
    { title: '2 Meeting', text: 'Day sheets, a shop visit, a plate of everything.' },
    { title: '3 Site check', text: 'People counted at three hours of two days.' },
    { title: '4 Letter of intent', text: 'Terms, format and area on paper.' },
    {
      title: '5 Agreement',
      text: agreementYears
        ? `${spellNumberFirst(agreementYears)} years, your area named in it.`
        : 'Your area is named in it.',
    },
    {
      title: '6 Set-up',
      text: setUpTime ? `Interiors and equipment, ${setUpTime}.` : 'Interiors and equipment.',
    },
    { title: '7 Training', text: 'Alongside, for you and your staff.' },
    {
      title: '8 Opening',
      text: openingTime
        ? `Usually ${openingTime} after the agreement.`
        : 'Our people stand behind your counter.',
    },
  ],
  papers: papers && `${papers.join('; ')}.`,
  genuine: buyer.channels(name),
};
