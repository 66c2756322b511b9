/** What a visitor asks about: the position of a format, and a rent. */
export interface Question {
  format: number;
  rent: number;
}

/** Finds an element that the reckoner's or the form's component renders. */
export function find<Found extends Element = HTMLElement>(
  root: ParentNode,
  selector: string,
): Found {
  const found = root.querySelector<Found>(selector);
  if (!found) throw new Error(`the reckoner has no ${selector}`);
  return found;
}

/** Finds the enquiry's field anew, because React may have rendered another one. */
const findField = () => find<HTMLTextAreaElement>(document, '[name=interest]');

const inputsOf = (reckoner: HTMLFormElement) => ({
  asked: find<HTMLInputElement>(reckoner, '[name=asked]'),
  added: find<HTMLInputElement>(reckoner, '[name=added]'),
});

/** Replaces a sentence in a text, or adds it in a line of its own if it is not there. */
function putSentence(text: string, sentence: string, before: string): string {
  return before !== '' && text.includes(before)
    ? text.replace(before, () => sentence)
    : `${text.trimEnd()}\n${sentence}`.trim();
}

/** Shows the sentence that stands in the enquiry, and says if the enquiry is too long. */
function showState(text: string, added: string): void {
  const copy = find(document, '[data-result-copy]');
  const tooLong = find(document, '[data-most]');
  copy.hidden = added === '' || !text.includes(added);
  find(copy, 'strong').textContent = added;
  tooLong.hidden = text.trim().length <= Number(tooLong.dataset.most);
}

/** Writes a question into the enquiry, in place of the one before; the reckoner's draft remembers which one. */
export function ask(reckoner: HTMLFormElement, { format, rent }: Question, sentence: string): void {
  const field = findField();
  const { asked, added } = inputsOf(reckoner);
  const text = putSentence(field.value, sentence, added.value);
  if (field.readOnly || text === field.value) return;
  asked.value = `${format} ${rent}`;
  added.value = sentence;
  added.dispatchEvent(new Event('change', { bubbles: true })); // saves the draft
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Keeps the question of a draft in the page's language, and shows whether it stands in the enquiry. */
export function startQuestion(
  reckoner: HTMLFormElement,
  sentenceFor: (question: Question) => string | undefined,
): void {
  const { asked, added } = inputsOf(reckoner);
  const show = () => showState(findField().value, added.value);
  // React stops events on a failed island, but not in the capture phase.
  addEventListener('input', ({ target }) => target === findField() && show(), true);
  addEventListener('reset', ({ target }) => target === findField().form && showState('', ''), true);

  const [format = 0, rent = 0] = asked.value.split(' ').map(Number);
  const sentence = sentenceFor({ format, rent });
  const isAsked = added.value !== '' && findField().value.includes(added.value);
  if (isAsked && sentence !== undefined) ask(reckoner, { format, rent }, sentence);
  show();
}
