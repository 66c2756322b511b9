/** Texts for buyers of a franchise, on its page and in the brochure. */
export const buyer = {
  partner: 'What you bring',
  brand: 'What we bring',
  papers: 'Papers to have ready',
  genuine: 'How to know that it is us',
  channels: (name: string) =>
    `We ask for money only after a meeting and a signed letter of intent, and only into the company account named in it. If anyone else offers you a ${name} franchise, ring the number on this page first.`,
};
