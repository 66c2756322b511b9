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

/** Returns the whole number in a field, within its limits. */
const countIn = ({ valueAsNumber, max }: HTMLInputElement) =>
  Number.isNaN(valueAsNumber) ? 0 : Math.min(Math.max(0, Math.trunc(valueAsNumber)), Number(max));

/** Connects the quantities and their total to the text of the order, which alone is kept and sent. */
function connectOrder(cards: HTMLElement) {
  const inputs = [...cards.querySelectorAll('input')];
  const packs = inputs.map(({ dataset }) => (dataset.names ?? '').split('\n'));
  const total = cards.querySelector('output');
  const copy = document.querySelector<HTMLElement>('[data-order-copy]');
  /** Finds the field anew, because React may have rendered another one. */
  const findField = () => {
    const field = document.getElementById(cards.dataset.field ?? '');
    return field instanceof HTMLTextAreaElement ? field : undefined;
  };

  /** Writes the packs and their total above the form. */
  const showCopy = () => {
    const lines = inputs.flatMap((input, index) =>
      countIn(input) > 0 ? [`${countIn(input)} × ${packs[index]?.[0] ?? ''}`] : [],
    );
    if (!copy) return;
    copy.hidden = lines.length === 0;
    copy.textContent = [...lines, total?.parentElement?.textContent.trim()].join('\n');
  };
  const showTotal = () => {
    const sums = inputs.map((input) => countIn(input) * Number(input.dataset.rupees));
    if (total) total.value = rupees.format(sums.reduce((sum, each) => sum + each, 0));
    showCopy();
  };
  const show = (counts: readonly number[]) => {
    for (const [pack, input] of inputs.entries()) input.value = String(counts[pack] ?? 0);
    showTotal();
  };
  const read = () => show(countPacks(findField()?.value ?? '', packs));
  const write = () => {
    const field = findField();
    if (!field || field.readOnly) {
      read(); // the form is being sent
      return;
    }
    showTotal();
    const text = orderText(field.value, packs, inputs.map(countIn));
    if (text === field.value) return;
    field.value = text;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
  return { findField, read, write, empty: () => show([]) };
}

/** Keeps the quantities and the text of the order alike, whichever the visitor changes. */
export function startPackCards(cards: HTMLElement) {
  const { findField, read, write, empty } = connectOrder(cards);
  cards.addEventListener('input', write);
  cards.addEventListener('change', read); // a number in full, such as 0 for an empty field
  cards.addEventListener('click', (event) => {
    const pressed = event.target instanceof Element ? event.target.closest('button') : null;
    const input = pressed?.parentElement?.querySelector('input');
    if (!pressed || !input) return;
    if (pressed.value === 'more') input.stepUp();
    else input.stepDown();
    write();
  });
  // React stops events on a failed island, but not in the capture phase.
  const onForm = (name: string, act: () => void) =>
    addEventListener(
      name,
      ({ target }) => {
        const field = findField();
        if (target === field || (target && target === field?.form)) act();
      },
      true,
    );
  onForm('input', () => {
    if (!cards.contains(document.activeElement)) read();
  });
  onForm('reset', empty);
  read();
  write(); // a draft may be in another language
}
