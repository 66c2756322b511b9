import { definePage, type PageLink } from '#/content/pageRecord.ts';

export const link: PageLink = {
  href: '/hi/testimonial/',
  label: 'Testimonials',
  menu: { name: 'pages', order: 4 },
};

export const page = definePage(({ name, phone, whatsapp, hours, reviews }) => ({
  link,
  title: 'Testimonials',
  description: reviews
    ? `What guests and franchise partners say of ${name}, ${hours ? 'our business hours, ' : ''}and how to fix a visit.`
    : `How to fix a visit to ${name}, and taste before you believe anybody.`,
  heading: 'Testimonials',
  intro: reviews
    ? 'Mirrors do not flatter: what guests and partners say of our plates.'
    : 'A tray says more than a review: come and taste.',
  ground: 'majith',
  card: {
    picture: '/social/testimonial.png',
    lines: ['What guests', 'say'],
    ground: 'ink',
    motif: { snack: 'vada-pav' },
  },

  sampleNote: 'These reviews are examples.',

  visit: {
    heading: 'Come and taste',
    text: 'Seeing is quicker than reading. Pick a day, ring us, and a warm tray waits for you.',
  },

  /** The fields, slots and party sizes of the specification's sections 3 and 9. */
  appointment: {
    labels: {
      name: 'Your Name',
      email: 'Email Address',
      phone: 'Phone Number',
      date: 'Preferred Date',
      time: 'Time',
      person: 'Number Of Person',
    },
    choose: 'Choose',
    times: [
      { value: '10_00am', label: '10:00 AM' },
      { value: '12_00pm', label: '12:00 PM' },
      { value: '2_00pm', label: '2:00 PM' },
      { value: '4_00pm', label: '4:00 PM' },
      { value: '6_00pm', label: '6:00 PM' },
    ],
    partySizes: [
      { value: '1_person', label: '1 Person' },
      { value: '5_person', label: '5 Person' },
      { value: '10_person', label: '10 Person' },
      { value: '15_person', label: '15 Person' },
      { value: '20_person', label: '20 Person' },
    ],
    submit: 'Inquire Now',
    note: `This form sends nothing: a time is fixed by phone, [${phone.label}]${whatsapp ? `, or by [${whatsapp.label}]` : ''}.`,
  },

  more: {
    label: 'More about us',
    action: 'Contact Now',
    videoGallery: 'Video Gallery',
    faqs: 'FAQs',
    notFound: '404',
    contact: 'Contact',
  },
}));
