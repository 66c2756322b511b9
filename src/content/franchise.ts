/** The static panel of the franchise page (spec, section 2). */
export const opportunityReasons = [
  {
    title: 'Proven business model',
    drawing: 'model',
    text: 'Counters that run today, and day sheets you may read before you sign.',
  },
  {
    title: 'Comprehensive training',
    drawing: 'training',
    text: 'Ten days in our kitchen, five at your own counter, again whenever a cook leaves.',
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
] as const;

/** What it takes, by format, with the drawing of its shop (`ShopFront`): sample figures, to be replaced by the business's own. */
export const formats = [
  { name: 'Kiosk', front: 2, area: '100–150 sq ft', investment: '₹6–9 lakh', staff: '2–3' },
  { name: 'Takeaway', front: 0, area: '200–300 sq ft', investment: '₹10–15 lakh', staff: '4–5' },
  { name: 'Café', front: 1, area: '500–800 sq ft', investment: '₹18–28 lakh', staff: '7–9' },
] as const;

export const formatsNote =
  'Sample figures. Carpet area; without rent, rent deposit, GST, licences and two to three months of working capital.';

/** The way from an enquiry to an open shop. */
export const steps = [
  { title: 'Enquiry', text: 'The form below, or a call.' },
  { title: 'A call back', text: 'Within 24 hours, from a person.' },
  { title: 'Meeting', text: 'At our kitchen, with the day sheets on the table.' },
  { title: 'Site check', text: 'We count passers-by with you.' },
  { title: 'Agreement', text: 'Read it at home; bring your questions.' },
  { title: 'Set-up', text: 'Interiors and equipment, three to six weeks.' },
  { title: 'Training', text: 'Fifteen days, while the carpenter works.' },
  { title: 'Opening', text: 'Our people stand behind your counter.' },
] as const;
