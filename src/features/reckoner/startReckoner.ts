import { readRupees, reckon, writeRupees } from './reckon.ts';

/** Adds a sentence to a field and replaces the one that it added before. */
function addSentence(field: HTMLTextAreaElement, sentence: string, before: string): void {
  if (field.readOnly) return; // the form is being sent
  const others = field.value.split('\n').filter((line) => line !== before);
  field.value = [...others, sentence].join('\n').trim();
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Reckons with the format and the rent of a form, and copies both into the enquiry form. */
export function startReckoner(form: HTMLFormElement): void {
  const rent = form.querySelector<HTMLInputElement>('[name=rent]');
  const wrong = form.querySelector('[data-wrong]');
  const result = form.querySelector<HTMLElement>('[data-result]');
  const ask = form.querySelector('[data-ask]');
  const chat = form.querySelector<HTMLAnchorElement>('[data-whatsapp]');
  const copy = document.querySelector<HTMLElement>('[data-result-copy]');
  if (!rent || !wrong || !result || !ask || !copy) return;
  const formats = [...form.querySelectorAll<HTMLInputElement>('[name=format]')];
  const { tag = '', lakh = '', crore = '', fromTo = '', deposit, ahead } = form.dataset;
  const notation = { tag, lakh, crore, fromTo };
  const months = { deposit: Number(deposit), ahead: Number(ahead) };
  let sentence = '';
  let added = '';

  const show = () => {
    const format = formats.find((each) => each.checked);
    const rupees = readRupees(rent.value);
    const isWrong = rupees === undefined && rent.value.trim() !== '';
    wrong.textContent = isWrong ? (form.dataset.wrong ?? '') : '';
    rent.setAttribute('aria-invalid', String(isWrong));
    result.hidden = rupees === undefined;
    if (!format || rupees === undefined) return;
    const { from, to, label = '', interest = '' } = format.dataset;
    const investment = [Number(from), Number(to)] as const;
    const costs = reckon(investment, rupees, months);
    const amounts = [
      investment,
      [costs.deposit, costs.deposit],
      [costs.ahead, costs.ahead],
      costs.sum,
    ] as const;
    const texts = amounts.map((range) => writeRupees(range, notation));
    for (const [index, place] of result.querySelectorAll('dd, output').entries())
      place.textContent = texts[index] ?? '';
    sentence = interest
      .replace('{rent}', writeRupees([rupees, rupees], notation))
      .replace('{sum}', texts.at(-1) ?? '');
    ask.textContent = label;
    if (chat) chat.href = `${chat.dataset.whatsapp ?? ''}?text=${encodeURIComponent(sentence)}`;
  };

  form.addEventListener('input', ({ target }) => {
    // Another format sets its own example of a rent, unless the visitor has typed one.
    const isExample = formats.some(({ dataset }) => dataset.rent === rent.value);
    if (target !== rent && isExample)
      rent.value = formats.find((each) => each.checked)?.dataset.rent ?? '';
    show();
  });
  ask.addEventListener('click', () => {
    const interest = document.querySelector<HTMLTextAreaElement>('[name=interest]');
    const [text] = copy.children;
    if (!interest || !text) return;
    addSentence(interest, sentence, added);
    added = sentence;
    text.textContent = sentence;
    copy.hidden = false;
  });
  show();
}
