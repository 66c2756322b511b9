import { formatAmount } from '#/lib/price.ts';
import { orderText } from './orderText.ts';

/** Returns the number in a field, or 0. */
const countIn = ({ valueAsNumber }: HTMLInputElement) =>
  Number.isNaN(valueAsNumber) ? 0 : Math.max(0, Math.trunc(valueAsNumber));

/** Updates the total of the quantities, and writes them into the order when the link to it is pressed. */
export function startPackCards(cards: HTMLElement) {
  const inputs = [...cards.querySelectorAll('input')];
  const total = cards.querySelector('output');
  /** The lines written since the page opened; a line of an earlier visit stays until it is replaced. */
  const written = new Set<string>();

  const showTotal = () => {
    const sums = inputs.map((input) => countIn(input) * Number(input.dataset.rupees));
    if (total) total.value = formatAmount(sums.reduce((sum, each) => sum + each, 0));
  };

  const writeOrder = (link: HTMLAnchorElement) => {
    const field = document.getElementById(link.hash.slice(1));
    if (!(field instanceof HTMLTextAreaElement) || field.readOnly) return;
    const quantities = inputs
      .map((input) => ({ pack: input.dataset.pack ?? '', count: countIn(input) }))
      .filter(({ pack, count }) => count > 0 || written.has(pack));
    quantities.forEach(({ pack }) => written.add(pack));
    field.value = orderText(field.value, quantities);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.focus();
  };

  cards.addEventListener('input', showTotal);
  cards.addEventListener('click', ({ target }) => {
    const pressed = target instanceof Element ? target.closest('button, a') : null;
    if (pressed instanceof HTMLAnchorElement) writeOrder(pressed);
    const input = pressed?.parentElement?.querySelector('input');
    if (!(pressed instanceof HTMLButtonElement) || !input) return;
    if (pressed.value === 'more') input.stepUp();
    else input.stepDown();
    showTotal();
  });
  showTotal(); // the browser may restore the quantities after a reload
}
