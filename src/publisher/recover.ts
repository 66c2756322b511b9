import { messageOf } from '#/build/report/messageOf.ts';
import { writeHostFiles } from '#/hosts/hostFiles.ts';
import type { Folders } from './folders.ts';
import type { Log } from './log.ts';
import { removeRequests } from './operator/operatorRequests.ts';
import type { Publishing } from './publishing.ts';
import { removeLeftOverLinks } from './releases/currentLink.ts';
import { pruneReleases } from './releases/releases.ts';

/** Makes good what an earlier publisher left undone, and makes what web servers include. */
export async function recover(
  folders: Folders,
  { releases, requests, retry, endLeftOvers }: Publishing,
  log: Log,
): Promise<void> {
  const { state, site } = folders;
  await endLeftOvers();
  await removeLeftOverLinks(folders);
  await pruneReleases(releases, log);
  await removeRequests(state);
  // A web server may be set up before the first release.
  await writeHostFiles(site).catch((error: unknown) => {
    log('host-files-missing', { reason: messageOf(error) }); // hooks matter more
  });
  await requests.recover();
  if (!(await releases.live())) await requests.add();
  await retry.resume();
}
