import { definePage, type PageLink } from '#/content/pageRecord.ts';
import { buyer } from '#/copy/buyer.ts';
import { given } from '#/lib/given.ts';
import { sentences } from '#/lib/sentences.ts';
import { spellNumber, spellNumberFirst } from '#/content/en/spellNumber.ts';
import { replyPromise } from '#/copy/shared.ts';

const href = '/franchise-details/';

export const link: PageLink = {
  href,
  label: 'Franchise Details',
  menu: { name: 'main', order: 4 },
};

/** The address of its form. */
export const formLink = `${href}#enquire`;

/** The link to this page in the header and on other pages. */
export const callToAction: PageLink = { href, label: 'Get Franchise' };

export const page = definePage(({ name, reply, hours, spokenLanguages, franchise = {} }) => ({
  link,
  title: 'Franchise Opportunity',
  description: `Run a ${name} counter: what you get, what it takes, how it goes from enquiry to opening, and a form that a person answers${reply ? ` within ${reply.time}` : ''}.`,
  heading: 'A counter of your own',
  intro: 'We make the snacks, you run the shop. Read what you get, then what it takes, then ask.',
  crumb: 'Franchise Opportunity',
  /** The name of the list of franchises in the breadcrumb. */
  above: 'Franchise',
  card: {
    picture: '/social/franchise-details.png',
    lines: ['Franchise', 'opportunity'],
    ground: 'majith',
    motif: { shop: 'takeaway' },
  },

  benefits: {
    label: 'Franchise benefits',
    empty: 'No franchise benefits available.',
    missing: 'Selected benefit not found.',
  },

  /** The static panel. */
  opportunity: {
    heading: 'Franchise Opportunity',
    reasons: [
      {
        title: 'Proven business model',
        drawing: 'model',
        text: 'Counters that run today, and day sheets you may read before you sign.',
      },
      {
        title: 'Comprehensive training',
        drawing: 'training',
        text: franchise.training
          ? `${spellNumberFirst(franchise.training.kitchenDays)} days in our kitchen, ${spellNumber(franchise.training.counterDays)} at your own counter, again whenever a cook leaves.`
          : 'In our kitchen, then at your own counter, again whenever a cook leaves.',
      },
      {
        title: 'Ongoing support',
        drawing: 'support',
        text: 'A field manager who visits with a list, and one phone number for the rest.',
      },
      {
        title: 'Marketing assistance',
        drawing: 'marketing',
        text: 'Opening week, festival menus and boards, printed ahead of the date.',
      },
      {
        title: 'Exclusive territory',
        drawing: 'territory',
        text: 'Your area stands in the agreement, with its streets by name.',
      },
    ],
  },

  takes: {
    heading: 'What it takes',
    note: `${franchise.formats?.isSample ? 'Sample figures. ' : ''}Carpet area; without rent, rent deposit, GST, licences and two to three months of working capital.`,
    columns: { name: 'Format', area: 'Area', investment: 'Investment', staff: 'Staff' },
    formats: franchise.formats?.items ?? [],
  },

  scope: given([
    franchise.includes && { title: 'The investment pays for', items: franchise.includes },
    franchise.excludes && { title: 'It does not pay for', items: franchise.excludes },
  ]),

  /** Calculates the costs of each size of counter from the buyer's own rent. */
  reckoner: {
    heading: 'Reckon with your own rent',
    seats: 'Seats',
    seatsOf: (seats: number) => (seats === 0 ? 'guests stand' : `${seats} seats`),
    rentOf: (format: string) => `Rent a month, ${format}`,
    investment: 'Investment, as above',
    deposit: (months: number) => `Deposit, ${spellNumber(months)} months’ rent`,
    ahead: (months: number) => `Rent before the counter earns, ${spellNumber(months)} months`,
    sum: 'Together',
    note: `${franchise.formats?.isSample ? 'Sample figures. ' : ''}What we know beforehand, and no more: your landlord, your licences and GST decide the rest. It promises no return; you see the day sheets of running counters at the meeting.`,
    ask: (format: string) => `Ask about the ${format}`,
    subject: (format: string) => `a ${format} of my own`,
    rentMonths: franchise.rentMonths,
  },

  provides: given([
    franchise.partnerBrings && { title: buyer.partner, items: franchise.partnerBrings },
    franchise.brandBrings && { title: buyer.brand, items: franchise.brandBrings },
  ]),

  terms: {
    heading: 'What the agreement says',
    items: [
      { term: 'Royalty', text: franchise.royalty },
      {
        term: 'Term',
        text: franchise.agreementYears && `${spellNumberFirst(franchise.agreementYears)} years`,
      },
      { term: 'Territory', text: franchise.territory },
      { term: 'Refund', text: franchise.refund },
    ].filter(({ text }) => text),
  },

  papers: { heading: buyer.papers, items: franchise.papers ?? [] },

  /** The steps from an enquiry to the opening. */
  steps: {
    heading: 'From enquiry to opening',
    total: franchise.openingTime && `From the agreement to the opening: ${franchise.openingTime}.`,
    items: [
      { title: 'Enquiry', text: 'The form below, or a call.' },
      {
        title: 'A call back',
        text: reply ? `Within ${reply.time}, from a person.` : 'From a person who can answer.',
      },
      { title: 'Meeting', text: 'At our kitchen, with the day sheets on the table.' },
      { title: 'Site check', text: 'We count passers-by with you.' },
      { title: 'Agreement', text: 'Read it at home; bring your questions.' },
      {
        title: 'Set-up',
        text: franchise.setUpTime
          ? `Interiors and equipment, ${franchise.setUpTime}.`
          : 'Interiors and equipment.',
      },
      {
        title: 'Training',
        text: franchise.training
          ? `${spellNumberFirst(franchise.training.kitchenDays + franchise.training.counterDays)} days, while the carpenter works.`
          : 'While the carpenter works.',
      },
      { title: 'Opening', text: 'Our people stand behind your counter.' },
    ],
  },

  genuine: {
    heading: buyer.genuine,
    text: buyer.channels(name),
    terms: { phone: 'Our number', email: 'Our e-mail', site: 'Our site', account: 'Our account' },
    account: franchise.accountName,
  },

  call: {
    label: 'Call us',
    heading: 'Rather talk first?',
    text: `${given(['A person answers', hours && ' during business hours', spokenLanguages && `, in ${spokenLanguages}`]).join('')}.`,
  },

  form: {
    heading: 'Ask for the papers',
    text: sentences(replyPromise(), 'Fields with an asterisk are needed.'),
  },
}));
