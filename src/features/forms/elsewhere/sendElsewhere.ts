import { messageLink, type Answer } from './messageLink.ts';

/** Before a press; a long press on some phones reads the address without an event of its own. */
const HINTS = ['pointerdown', 'focusin'];
const PRESSES = ['click', 'auxclick', 'contextmenu'];

/** What was typed into a form and ticked, by the labels that visitors see. */
const readAnswers = (form: HTMLFormElement, yes: string): Answer[] =>
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
  link.href = messageLink(to, titleOf(form), readAnswers(form, yes));
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
    const template = root?.querySelector<HTMLTemplateElement>('template[data-yes]');
    if (!root || !form || !template) return;
    const [question, thanks] = document.importNode(template.content, true).children;
    if (way instanceof HTMLAnchorElement) {
      writeLink(way, form, template.dataset.yes ?? '');
      const ways = way.closest('[data-ways]');
      const isAsked = ways?.querySelector('[type=button]');
      if (PRESSES.includes(type) && question && !isAsked) ways?.append(question);
    } else if (type === 'click' && thanks instanceof HTMLElement) finish(root, form, thanks);
  };
  for (const name of [...HINTS, ...PRESSES]) addEventListener(name, onReach, true);
}
