import { countPacks, orderText } from './orderText.ts';

/**
 * Formats an amount as `formatAmount` does. A module that two scripts of pages import would be a file, and
 * pages would request it while they load.
 */
const rupees = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  trailingZeroDisplay: 'stripIfInteger',
});

/** Finds an element of the cards or of the order form. */
function find<Found extends Element = HTMLElement>(root: ParentNode, selector: string): Found {
  const found = root.querySelector<Found>(selector);
  if (!found) throw new Error(`the order has no ${selector}`);
  return found;
}

const inputsOf = (cards: HTMLElement) => [...cards.querySelectorAll('input')];

const packsOf = (cards: HTMLElement) =>
  inputsOf(cards).map(({ dataset }) => (dataset.names ?? '').split('\n'));

/** Finds the order's text anew, because React may have rendered another field. */
const findField = ({ dataset }: HTMLElement) =>
  find<HTMLTextAreaElement>(document, `#${dataset.field}`);

/** Returns the whole number in a field, within its limits. */
const countIn = ({ valueAsNumber, max }: HTMLInputElement) =>
  Number.isNaN(valueAsNumber) ? 0 : Math.min(Math.max(0, Math.trunc(valueAsNumber)), Number(max));

/** Shows the total of the quantities, and above the form the packs and this total. */
function showOrder(cards: HTMLElement) {
  const inputs = inputsOf(cards);
  const sums = inputs.map((input) => countIn(input) * Number(input.dataset.rupees));
  const packs = orderText('', packsOf(cards), inputs.map(countIn));
  const copy = find(document, '[data-order-copy]');
  find(cards, 'output').textContent = rupees.format(sums.reduce((sum, each) => sum + each, 0));
  copy.hidden = packs === '';
  copy.textContent = `${packs}\n${find(cards, '#packs-total').textContent.trim()}`;
}

/** Reads the quantities from the order's text, which alone is kept and sent. */
function readOrder(cards: HTMLElement, text = findField(cards).value) {
  const counts = countPacks(text, packsOf(cards));
  for (const [pack, input] of inputsOf(cards).entries()) input.value = String(counts[pack] ?? 0);
  showOrder(cards);
}

/** Writes the quantities into the order's text. */
function writeOrder(cards: HTMLElement) {
  const field = findField(cards);
  if (field.readOnly) {
    readOrder(cards); // the form is being sent
    return;
  }
  showOrder(cards);
  const text = orderText(field.value, packsOf(cards), inputsOf(cards).map(countIn));
  if (text === field.value) return;
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Keeps the quantities and the text of the order alike, whichever the visitor changes. */
export function startPackCards(cards: HTMLElement) {
  cards.addEventListener('input', () => writeOrder(cards));
  cards.addEventListener('change', () => readOrder(cards)); // a number in full, such as 0 for an empty field
  cards.addEventListener('click', ({ target }) => {
    const pressed = target instanceof Element ? target.closest('button') : null;
    const input = pressed?.parentElement?.querySelector('input');
    if (!input) return;
    if (pressed?.value === 'more') input.stepUp();
    else input.stepDown();
    writeOrder(cards);
  });
  // React stops events on a failed island, but not in the capture phase.
  const onInput = ({ target }: Event) => {
    if (target === findField(cards) && !cards.contains(document.activeElement)) readOrder(cards);
  };
  const onReset = ({ target }: Event) => target === findField(cards).form && readOrder(cards, '');
  addEventListener('input', onInput, true);
  addEventListener('reset', onReset, true);
  readOrder(cards);
  writeOrder(cards); // a draft may be in another language
}
