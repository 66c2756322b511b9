import { atom } from 'nanostores';
import { useSyncExternalStore } from 'react';
import { checkVideo, type UnavailableWords } from './checkVideo.ts';

/** Where a video was opened: `item` is a dish or the intro video; a gallery video is checked first. */
export type VideoKind = 'item' | 'gallery';

export interface VideoRequest {
  kind: VideoKind;
  title: string;
  src?: string | undefined;
}

type VideoState =
  | { status: 'closed' }
  | { status: 'checking' | 'playing'; title: string; src: string }
  | { status: 'failed'; title: string; message: string };

const CLOSED: VideoState = { status: 'closed' };

/** The texts of the dialog. */
export interface VideoWords extends UnavailableWords {
  /** The dialog's name if the video has no title. */
  video: string;
  closeVideo: string;
  checking: string;
  failed: string;
  missingItem: string;
  missingGallery: string;
}

/** What the page's one video dialog shows. */
export const $video = atom<VideoState>(CLOSED);

/** What the dialog shows, for its island; while that hydrates it is closed, to match the HTML. */
export const useVideo = (): VideoState =>
  useSyncExternalStore(
    (onChange) => $video.listen(onChange),
    () => $video.get(),
    () => CLOSED,
  );

/** Reports that the dialog was closed, so that the video is removed. */
export const closeVideo = () => $video.set(CLOSED);

/** Replaces the video with an error. */
export function failVideo(message: string) {
  const state = $video.get();
  if (state.status !== 'closed') $video.set({ status: 'failed', title: state.title, message });
}

/** Opens the dialog; a gallery video plays only after its address was checked. */
export async function openVideo({ kind, title, src }: VideoRequest, words: VideoWords) {
  if (src === undefined) {
    $video.set({
      status: 'failed',
      title,
      message: kind === 'item' ? words.missingItem : words.missingGallery,
    });
    return;
  }
  if (kind === 'gallery') {
    const checking: VideoState = { status: 'checking', title, src };
    $video.set(checking);
    const message = await checkVideo(src, words);
    if ($video.get() !== checking) return; // closed meanwhile, or another video was opened
    if (message !== undefined) {
      failVideo(message);
      return;
    }
  }
  $video.set({ status: 'playing', title, src });
}
