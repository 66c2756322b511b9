import { formatAmount, formatRange } from '#/lib/prices.ts';
import { ask, find, startQuestion, type Question } from './question.ts';
import { readRupees, reckon } from './reckon.ts';

const formatsOf = (form: HTMLFormElement) => [
  ...form.querySelectorAll<HTMLInputElement>('[name=format]'),
];

const rentOf = (form: HTMLFormElement) => find<HTMLInputElement>(form, '[name=rent]');

/** Returns the selected format and the typed rent; `undefined` if the rent is no amount. */
function readQuestion(form: HTMLFormElement): Question | undefined {
  const format = formatsOf(form).findIndex(({ checked }) => checked);
  const rent = readRupees(rentOf(form).value);
  return rent === undefined ? undefined : { format, rent };
}

/** Returns the amounts of a format at a rent, and the question about it; `undefined` if there is no such format. */
function answer(form: HTMLFormElement, { format, rent }: Question) {
  const { lakh = '', crore = '', fromTo = '', deposit, ahead } = form.dataset;
  const chosen = formatsOf(form)[format];
  if (!chosen) return undefined;
  const { from, to, interest = '', label = '' } = chosen.dataset;
  const words = { lakh, crore, fromTo };
  const investment = [Number(from), Number(to)] as const;
  const months = { deposit: Number(deposit), ahead: Number(ahead) };
  const costs = reckon(investment, rent, months);
  const sum = formatRange(costs.sum, words);
  return {
    label,
    amounts: [
      formatRange(investment, words),
      formatAmount(costs.deposit, words),
      formatAmount(costs.ahead, words),
      sum,
    ],
    sentence: interest.replace('{rent}', formatAmount(rent, words)).replace('{sum}', sum),
  };
}

/** Shows what the selected format costs at the typed rent, or that this is no amount. */
function show(form: HTMLFormElement): void {
  const rent = rentOf(form);
  const result = find(form, '[data-result]');
  const question = readQuestion(form);
  const shown = question && answer(form, question);
  const isWrong = !question && rent.value.trim() !== '';
  find(form, '[data-wrong]').textContent = isWrong ? (form.dataset.wrong ?? '') : '';
  rent.setAttribute('aria-invalid', String(isWrong));
  result.hidden = !shown;
  if (!shown) return;
  for (const [position, field] of result.querySelectorAll('dd, output').entries())
    field.textContent = shown.amounts[position] ?? '';
  find(form, '[data-ask]').textContent = shown.label;
  const chat = form.querySelector<HTMLAnchorElement>('[data-whatsapp]');
  if (chat) chat.href = (chat.dataset.whatsapp ?? '') + encodeURIComponent(shown.sentence);
}

/** Reckons with the format and the rent of a form, and copies both into the enquiry form. */
export function startReckoner(form: HTMLFormElement): void {
  const rent = rentOf(form);
  form.addEventListener('input', ({ target }) => {
    // Another format sets its own example of a rent, unless the visitor has typed one.
    const isExample = formatsOf(form).some(({ dataset }) => dataset.rent === rent.value);
    if (target !== rent && isExample)
      rent.value = formatsOf(form).find(({ checked }) => checked)?.dataset.rent ?? '';
    show(form);
  });
  find(form, '[data-ask]').addEventListener('click', () => {
    const question = readQuestion(form);
    const sentence = question && answer(form, question)?.sentence;
    if (question && sentence) ask(form, question, sentence);
  });
  show(form);
  startQuestion(form, (question) => answer(form, question)?.sentence);
}
