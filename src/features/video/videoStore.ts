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

const listeners = new Set<() => void>();
let state: VideoState = CLOSED;

/** What the page's one video dialog shows. */
export const $video = {
  get: () => state,
  set: (next: VideoState) => {
    state = next;
    for (const listener of listeners) listener();
  },
};

function listen(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What the dialog shows, for its island; while that hydrates it is closed, to match the HTML. */
export const useVideo = (): VideoState => useSyncExternalStore(listen, $video.get, () => CLOSED);

/** Reports that the dialog was closed, so that the video is removed. */
export const closeVideo = () => $video.set(CLOSED);

/** Replaces the video with an error. */
export function failVideo(message: string) {
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
