import { messageLink, type FieldText } from './messageLink.ts';

/** Before a press; a long press on some phones reads the address without an event of its own. */
const HINTS = ['pointerdown', 'focusin'];
const PRESSES = ['click', 'auxclick', 'contextmenu'];

/** What was typed into a form and ticked, with the labels that visitors see. */
const readFieldTexts = (form: HTMLFormElement, yes: string): FieldText[] =>
  [...form.elements].flatMap((field) => {
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return [];
    const isBox = field instanceof HTMLInputElement && field.type === 'checkbox';
    const ticked = isBox && field.checked ? yes : '';
    const value = isBox ? ticked : field.value;
    return { label: field.labels?.[0]?.textContent ?? '', value };
  });

/** The title of a form: the text of the heading that names it. */
const titleOf = (form: HTMLFormElement) =>
  document.getElementById(form.getAttribute('aria-labelledby') ?? '')?.textContent.trim() ?? '';

/** Writes what is in the form now into a link to a chat or an e-mail. */
function writeLink(link: HTMLAnchorElement, form: HTMLFormElement, yes: string): void {
  const [to = ''] = link.href.split(/[?&](?:text|subject)=/);
  link.href = messageLink(to, titleOf(form), readFieldTexts(form, yes));
}

/** Empties the form, which removes its draft, and says thanks in place of a failure before hydration. */
function finish(root: HTMLElement, form: HTMLFormElement, thanks: HTMLElement): void {
  form.reset();
  root.querySelector('[role=alert]')?.replaceChildren(thanks);
  thanks.focus();
}

/**
 * Starts the ways out of `WaysOut`, for a form that is hydrated, pending or broken: both links carry what is
 * typed at the moment of a press, and after it the visitor can say that it was sent there. It listens in the
 * capture phase, because React stops events on an island that failed.
 */
export function startSendElsewhere(): void {
  const onReach = ({ target, type }: Event) => {
    const way = target instanceof Element ? target.closest('[data-elsewhere]') : null;
    const root = way?.closest<HTMLElement>('[data-lead]');
    const form = root?.querySelector('form');
    const template = root?.querySelector<HTMLTemplateElement>('[data-template=elsewhere]');
    if (!root || !form || !template) return;
    const parts = document.importNode(template.content, true);
    if (way instanceof HTMLAnchorElement) {
      writeLink(way, form, template.dataset.yes ?? '');
      const ways = way.closest('[data-ways]');
      const confirmation = parts.querySelector('[data-confirm]');
      const isThere = ways?.querySelector('[data-confirm]');
      if (PRESSES.includes(type) && confirmation && !isThere) ways?.append(confirmation);
      return;
    }
    const thanks = parts.querySelector<HTMLElement>('[data-thanks]');
    if (type === 'click' && thanks) finish(root, form, thanks);
  };
  for (const name of [...HINTS, ...PRESSES]) addEventListener(name, onReach, true);
}
