import { atom } from 'nanostores';
import { useSyncExternalStore } from 'react';
import type { Words } from '#/words/words.ts';
import { checkVideo } from './checkVideo.ts';

/** Where a video was opened: `item` is a dish or the intro video; a gallery video is checked first. */
export type VideoKind = 'item' | 'gallery';

/** What the dialog shows: a video, unless that is being checked or cannot be had. */
interface ShownVideo {
  title: string;
  src?: string | undefined;
  isChecking: boolean;
  fault?: string | undefined;
}

/** What the page's one video dialog shows; nothing while it is closed. */
const $video = atom<ShownVideo | undefined>();

/** What the dialog shows, for its island; while that hydrates it is closed, to match the HTML. */
export const useVideo = () =>
  useSyncExternalStore(
    (onChange) => $video.listen(onChange),
    () => $video.get(),
    () => undefined,
  );

/** Shows what a trigger is for; a gallery video plays only after its address was checked. */
export async function openVideo(trigger: HTMLElement, words: Words['video']): Promise<void> {
  const isInGallery = trigger.dataset.video === 'gallery';
  const title = trigger.querySelector('[data-title]')?.textContent ?? '';
  if (!(trigger instanceof HTMLAnchorElement)) {
    const fault = isInGallery ? words.missingGallery : words.missingItem;
    $video.set({ title, isChecking: false, fault });
    return;
  }
  const opened: ShownVideo = { title, src: trigger.href, isChecking: isInGallery };
  $video.set(opened);
  if (!isInGallery) return;
  const fault = await checkVideo(trigger.href, words);
  // It may have been closed meanwhile, or another video opened.
  if ($video.get() === opened) $video.set({ ...opened, isChecking: false, fault });
}

/** Reports that the dialog was closed, so that the video is removed. */
export const closeVideo = () => $video.set(undefined);

/** Replaces the video with an error. */
export function failVideo(fault: string): void {
  const video = $video.get();
  if (video) $video.set({ ...video, fault });
}
