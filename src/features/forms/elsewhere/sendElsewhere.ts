import { messageLink } from './messageLink.ts';

/** Before a press: a long press on some phones reads the address without an event of its own. */
const BEFORE_PRESS = ['pointerdown', 'focusin'];
const PRESSES = ['click', 'auxclick', 'contextmenu'];

/** Writes what is in the form now into a link to a chat or an e-mail, below the heading that names the form. */
function writeLink(link: HTMLAnchorElement, form: HTMLFormElement): void {
  const [to = ''] = link.href.split(/[?&](?:text|subject)=/);
  const heading = document.getElementById(form.getAttribute('aria-labelledby') ?? '');
  const fields = [...new FormData(form)].map(([name, value]) => ({
    label: form.querySelector(`[for=${form.id}-${name}]`)?.textContent ?? '',
    value: typeof value === 'string' ? value : '',
  }));
  link.href = messageLink(to, heading?.textContent.trim() ?? '', fields);
}

/**
 * For a form that is hydrated, pending or broken: its links to a chat and an e-mail carry what is typed at the
 * moment of a press, and after it the visitor can say that it was sent there. That empties the form, which
 * removes its draft, and says thanks.
 */
function onEvent({ target, type }: Event): void {
  const control = target instanceof Element ? target.closest('[data-elsewhere]') : null;
  const root = control?.closest('[data-lead]');
  const form = root?.querySelector('form');
  const question = root?.querySelector<HTMLElement>('[data-question]');
  const thanks = root?.querySelector<HTMLElement>('[data-thanks]');
  if (!control || !form || !question || !thanks) return;
  if (control instanceof HTMLAnchorElement) {
    writeLink(control, form);
    if (PRESSES.includes(type)) question.hidden = false;
  } else if (type === 'click') {
    form.reset();
    thanks.hidden = false;
    thanks.focus();
  }
}

for (const name of [...BEFORE_PRESS, ...PRESSES]) addEventListener(name, onEvent);
