import { formatAmount, formatRange } from '#/lib/prices.ts';
import { startQuestion, type Question } from './question.ts';
import { readRupees, reckon } from './reckon.ts';

/** Returns a function that gives the amounts of a format at a rent, and the question about it. */
function createReckoning({ dataset }: HTMLFormElement) {
  const { lakh = '', crore = '', fromTo = '' } = dataset;
  const words = { lakh, crore, fromTo };
  const months = { deposit: Number(dataset.deposit), ahead: Number(dataset.ahead) };
  return ({ dataset: { from, to, interest = '' } }: HTMLInputElement, rent: number) => {
    const investment = [Number(from), Number(to)] as const;
    const costs = reckon(investment, rent, months);
    const sum = formatRange(costs.sum, words);
    const texts = [
      formatRange(investment, words),
      formatAmount(costs.deposit, words),
      formatAmount(costs.ahead, words),
      sum,
    ];
    const sentence = interest.replace('{rent}', formatAmount(rent, words)).replace('{sum}', sum);
    return { texts, sentence };
  };
}

/** Finds an element that the reckoner's component renders. */
function find<Found extends Element>(form: HTMLFormElement, selector: string): Found {
  const found = form.querySelector<Found>(selector);
  if (!found) throw new Error(`the reckoner has no ${selector}`);
  return found;
}

/** Reckons with the format and the rent of a form, and copies both into the enquiry form. */
export function startReckoner(form: HTMLFormElement): void {
  const rent = find<HTMLInputElement>(form, '[name=rent]');
  const wrong = find(form, '[data-wrong]');
  const result = find<HTMLElement>(form, '[data-result]');
  const ask = find(form, '[data-ask]');
  const chat = form.querySelector<HTMLAnchorElement>('[data-whatsapp]');
  const formats = [...form.querySelectorAll<HTMLInputElement>('[name=format]')];
  const reckoning = createReckoning(form);
  let question: Question | undefined;

  const show = () => {
    const index = formats.findIndex(({ checked }) => checked);
    const [format, rupees] = [formats[index], readRupees(rent.value)];
    const isWrong = rupees === undefined && rent.value.trim() !== '';
    wrong.textContent = isWrong ? (form.dataset.wrong ?? '') : '';
    rent.setAttribute('aria-invalid', String(isWrong));
    result.hidden = rupees === undefined;
    if (!format || rupees === undefined) return;
    const { texts, sentence } = reckoning(format, rupees);
    for (const [place, field] of result.querySelectorAll('dd, output').entries())
      field.textContent = texts[place] ?? '';
    question = { format: index, rent: rupees };
    ask.textContent = format.dataset.label ?? '';
    if (chat) chat.href = (chat.dataset.whatsapp ?? '') + encodeURIComponent(sentence);
  };

  form.addEventListener('input', ({ target }) => {
    // Another format sets its own example of a rent, unless the visitor has typed one.
    const isExample = formats.some(({ dataset }) => dataset.rent === rent.value);
    if (target !== rent && isExample)
      rent.value = formats.find((each) => each.checked)?.dataset.rent ?? '';
    show();
  });
  show();
  const askAbout = startQuestion(form, ({ format, rent: rupees }) => {
    const chosen = formats[format];
    return chosen && reckoning(chosen, rupees).sentence;
  });
  ask.addEventListener('click', () => question && askAbout(question));
}
