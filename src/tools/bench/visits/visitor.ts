import type { BrowserContext, CDPSession, Page } from 'playwright';
import { CPU_SLOWDOWN, LINK } from '#/tools/bench/measurePaints.ts';
import { watchTraffic, type TrafficWatch } from './traffic.ts';

/** A browser tab that makes a visit, and its network traffic. */
export interface Visitor extends TrafficWatch {
  page: Page;
  session: CDPSession;
}

/** Opens a tab with a slow network and a slow processor. */
export async function openTab(context: BrowserContext): Promise<Visitor> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const traffic = await watchTraffic(session);
  await session.send('Network.emulateNetworkConditions', LINK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  return { page, session, ...traffic };
}
