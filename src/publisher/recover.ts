import { messageOf } from '#/build/report/messageOf.ts';
import { writeHostFiles } from '#/hosts/hostFiles.ts';
import type { Folders } from './folders.ts';
import type { Log } from './log.ts';
import { removeRequests } from './operator/operatorRequests.ts';
import type { Publishing } from './publishing.ts';
import { removeLeftOverLinks } from './releases/currentLink.ts';
import { pruneReleases } from './releases/releases.ts';

/** Repairs what an earlier publisher left unfinished, and writes the files that web servers include. */
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
  // A web server may be configured before the first release exists.
  await writeHostFiles(site).catch((error: unknown) => {
    log('host-files-missing', { reason: messageOf(error) }); // receiving hooks matters more
  });
  await requests.recover();
  if (!(await releases.live())) await requests.add();
  await retry.resume();
}
