import { atom } from 'nanostores';
import * as words from '#/copy/video.ts';
import { checkVideo } from './checkVideo.ts';

/** Where a video was asked for: `item` is a dish or the intro video; a gallery video is checked first. */
export type VideoKind = 'item' | 'gallery';

export interface VideoRequest {
  kind: VideoKind;
  title: string;
  src?: string | undefined;
}

export type VideoState =
  | { status: 'closed' }
  | { status: 'checking' | 'playing'; title: string; src: string }
  | { status: 'failed'; title: string; message: string };

/** What is said where a video is asked for and there is none. */
const MISSING_VIDEO: Readonly<Record<VideoKind, string>> = {
  item: words.missingItem,
  gallery: words.missingGallery,
};

/** What the page's one video dialog shows. */
export const $video = atom<VideoState>({ status: 'closed' });

/** Says that the dialog was closed, so that it lets go of its video. */
export const closeVideo = () => $video.set({ status: 'closed' });

/** Puts an error in the place of the video. */
export function failVideo(message = words.failed) {
  const state = $video.get();
  if (state.status !== 'closed') $video.set({ status: 'failed', title: state.title, message });
}

/** Opens the dialog; a gallery video plays once its address has proved to be reachable. */
export async function openVideo({ kind, title, src }: VideoRequest) {
  if (src === undefined) {
    $video.set({ status: 'failed', title, message: MISSING_VIDEO[kind] });
    return;
  }
  if (kind === 'gallery') {
    const checking: VideoState = { status: 'checking', title, src };
    $video.set(checking);
    const message = await checkVideo(src);
    if ($video.get() !== checking) return; // closed meanwhile, or another video was asked for
    if (message !== undefined) {
      failVideo(message);
      return;
    }
  }
  $video.set({ status: 'playing', title, src });
}
