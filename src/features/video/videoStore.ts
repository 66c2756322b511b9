import { atom } from 'nanostores';
import { useSyncExternalStore } from 'react';
import { format } from '#/lib/text.ts';
import type { Messages } from '#/messages/messages.ts';

/** The content of the dialog under its title: a video, or an error. */
interface ShownVideo {
  title: string;
  src?: string;
  status?: string;
  fault?: string;
}

const TIMEOUT_MS = 5_000;

/** Statuses of servers that do not support `HEAD`; the video may exist. */
const UNKNOWN_METHOD = [405, 501];

/** The content of the page's only video dialog; undefined while it is closed. */
const $video = atom<ShownVideo | undefined>();

/** Returns the dialog's content for its island; while that hydrates it is closed, to match the HTML. */
export const useVideo = () =>
  useSyncExternalStore(
    (onChange) => $video.listen(onChange),
    () => $video.get(),
    () => undefined,
  );

/** Checks that a video is available without loading it; returns the message of `messages` if not. */
export async function checkVideo(
  url: string,
  messages: Messages['video'],
): Promise<string | undefined> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const { ok, status, statusText } = await fetch(url, { method: 'HEAD', signal });
    if (ok || UNKNOWN_METHOD.includes(status)) return undefined;
    // HTTP/2 has no status text.
    return format(messages.inaccessible, { status: `${status} ${statusText}`.trimEnd() });
  } catch {
    return messages.unreached;
  }
}

/** Opens the video of a link; a gallery's video plays only after its address was checked. */
export async function openVideo(
  link: HTMLAnchorElement,
  messages: Messages['video'],
): Promise<void> {
  const title = link.querySelector('[data-title]')?.textContent ?? '';
  const src = link.href;
  if (link.dataset.video !== 'gallery') {
    $video.set({ title, src });
    return;
  }
  const checking = { title, status: messages.checking };
  $video.set(checking);
  const fault = await checkVideo(src, messages);
  // The dialog may have been closed meanwhile, or have another video.
  if ($video.get() === checking)
    $video.set(fault === undefined ? { title, src } : { title, fault });
}

/** Records that the dialog was closed, so that the video is removed. */
export const closeVideo = () => $video.set(undefined);

/** Replaces the video with an error. */
export function failVideo(fault: string): void {
  const video = $video.get();
  if (video) $video.set({ title: video.title, fault });
}
