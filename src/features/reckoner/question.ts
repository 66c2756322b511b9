/** What a visitor asks about: the position of a format, and a rent. */
export interface Question {
  format: number;
  rent: number;
}

/** Replaces a sentence in a text, or adds it in a line of its own if it is not there. */
function putSentence(text: string, sentence: string, before: string): string {
  return before !== '' && text.includes(before)
    ? text.replace(before, () => sentence)
    : `${text.trimEnd()}\n${sentence}`.trim();
}

/** Shows the sentence that stands in the enquiry, and says if the enquiry is too long. */
function showState(text: string, added: string): void {
  const copy = document.querySelector<HTMLElement>('[data-result-copy]');
  const tooLong = document.querySelector<HTMLElement>('[data-most]');
  if (copy?.firstElementChild) {
    copy.hidden = added === '' || !text.includes(added);
    copy.firstElementChild.textContent = added;
  }
  if (tooLong) tooLong.hidden = text.trim().length <= Number(tooLong.dataset.most);
}

/**
 * Keeps one question in the enquiry, in the page's language; the reckoner's draft remembers which one.
 * Returns the function that asks another one in its place.
 */
export function startQuestion(
  reckoner: HTMLFormElement,
  sentenceFor: (question: Question) => string | undefined,
): (question: Question) => void {
  const asked = reckoner.querySelector<HTMLInputElement>('[name=asked]');
  const added = reckoner.querySelector<HTMLInputElement>('[name=added]');
  /** Finds the field anew, because React may have rendered another one. */
  const findField = () => document.querySelector<HTMLTextAreaElement>('[name=interest]');
  const show = () => showState(findField()?.value ?? '', added?.value ?? '');

  const put = (question: Question) => {
    const field = findField();
    const sentence = sentenceFor(question);
    if (!field || field.readOnly || !asked || !added || sentence === undefined) return;
    const text = putSentence(field.value, sentence, added.value);
    if (text === field.value) return;
    asked.value = `${question.format} ${question.rent}`;
    added.value = sentence;
    added.dispatchEvent(new Event('change', { bubbles: true })); // saves the draft
    field.value = text;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };

  // React stops events on a failed island, but not in the capture phase.
  addEventListener('input', ({ target }) => target === findField() && show(), true);
  addEventListener(
    'reset',
    ({ target }) => target === findField()?.form && showState('', ''),
    true,
  );
  const [format = 0, rent = 0] = (asked?.value ?? '').split(' ').map(Number);
  // A draft may be in another language.
  if (added?.value && findField()?.value.includes(added.value)) put({ format, rent });
  show();
  return put;
}
