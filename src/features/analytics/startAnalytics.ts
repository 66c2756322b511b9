import { analytics } from '#/lib/analytics.ts';
import type { CountedStep } from '#/lib/counting.ts';
import { keepCampaign, readCampaign } from './campaign.ts';

/** The kind of event for a tap on a link. */
function kindOf(
  { href }: HTMLAnchorElement,
  chat: string | undefined,
): CountedStep['kind'] | undefined {
  if (href.startsWith('tel:')) return 'call';
  return chat !== undefined && href.startsWith(chat) ? 'whatsapp' : undefined;
}

/** Stores the visit's campaign, and reports leads and taps on certain links to the analytics tool. */
export function startAnalytics(): void {
  const chat = document.querySelector<HTMLElement>('[data-chat]')?.dataset.chat;
  keepCampaign(location.search);
  document.addEventListener('site:counted', ({ detail }) =>
    analytics?.report({ ...detail, campaign: readCampaign(location.search) }),
  );
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('a') : null;
    const kind = link ? kindOf(link, chat) : undefined;
    if (kind === undefined) return;
    const detail: CountedStep = { kind, from: location.pathname };
    document.dispatchEvent(new CustomEvent('site:counted', { detail }));
  });
}
