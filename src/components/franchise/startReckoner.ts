import { reckonSums } from './reckonSums.ts';

/** An amount with the separators of the page's language. */
export const formatAmount = (rupees: number) =>
  `₹${rupees.toLocaleString(document.documentElement.lang, { numberingSystem: 'latn' })}`;

/** The rupees in what a visitor typed, such as `45,000`; 0 if there is no number. */
export function readRupees(typed: string): number {
  // The last hexadecimal place of a Gujarati or Devanagari digit is its value plus six. A function shared
  // with the form's island would be a file of its own, which the page would wait for.
  const digits = typed.replace(/[૦-૯०-९]/g, (digit) => String((digit.charCodeAt(0) & 15) - 6));
  return Number.parseInt(digits.replace(/[^\d.]/g, ''), 10) || 0;
}

/** Shows the sum of a format for a typed rent; without one, it gives way to the examples. */
function showSum(field: HTMLInputElement, typed: string): void {
  const list = field.nextElementSibling;
  const [from = 0, to = 0, deposit = 0, ahead = 0] = (field.dataset.reckon ?? '')
    .split(' ')
    .map(Number);
  const rents = [readRupees(typed)];
  const [reckoning] = reckonSums({ investment: [from, to], rents }, { deposit, ahead });
  if (!reckoning || !(list instanceof HTMLElement)) return;
  field.value = typed;
  list.hidden = typed === '';
  const texts = [
    formatAmount(reckoning.deposit),
    formatAmount(reckoning.ahead),
    reckoning.sum.map(formatAmount).join('–'),
  ];
  const [, ...amounts] = list.querySelectorAll('dd');
  for (const [index, amount] of amounts.entries()) amount.textContent = texts[index] ?? '';
}

/** Adds a sentence to a field, in place of the one that was added before. */
function addSentence(field: HTMLTextAreaElement, sentence: string, before: string): void {
  if (field.readOnly) return; // it is being sent
  const others = field.value.split('\n').filter((line) => line !== before);
  field.value = [...others, sentence].join('\n').trim();
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Reckons with the visitor's own rent, and takes format and rent over into the enquiry form. */
export function startReckoner(section: HTMLElement): void {
  const fields = [...section.querySelectorAll<HTMLInputElement>('[data-reckon]')];
  let typed = '';
  let added = '';
  const showRent = (text: string) => {
    typed = text;
    for (const field of fields) showSum(field, text);
  };

  section.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement && target.type === 'text') showRent(target.value);
  });
  section.addEventListener('click', ({ target }) => {
    if (!(target instanceof HTMLElement)) return;
    if (target.matches('[name^="reckon-rent"]')) showRent('');
    const sentence = target.dataset.interest;
    const interest = document.querySelector<HTMLTextAreaElement>('[name="interest"]');
    if (sentence === undefined || !interest) return;
    const example = target.parentElement?.querySelector(':checked + label')?.textContent.trim();
    const rent = typed === '' ? (example ?? '') : formatAmount(readRupees(typed));
    const filled = sentence.replace('{rent}', rent);
    addSentence(interest, filled, added);
    added = filled;
  });
}
