import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { scriptLanguage } from '#/words/scriptLanguage.ts';
import {
  closeVideo,
  failVideo,
  openVideo,
  useVideo,
  type VideoRequest,
  type VideoWords,
} from './videoStore.ts';
import { asIsland } from '#/features/hydration/asIsland.tsx';
import { isPlainPress } from '#/features/isPlainPress.ts';
import styles from './VideoModal.module.css';

/** What an element with `data-video` asks for. */
const requestOf = (trigger: HTMLElement): VideoRequest => ({
  kind: trigger.dataset.video === 'gallery' ? 'gallery' : 'item',
  title: trigger.querySelector('[data-title]')?.textContent ?? '',
  src: trigger instanceof HTMLAnchorElement ? trigger.href : undefined,
});

/** Opens the dialog for every trigger of the page; returns the last trigger. */
function useTriggers(dialog: RefObject<HTMLDialogElement | null>, words: VideoWords) {
  const opener = useRef<HTMLElement>(null);

  useLayoutEffect(() => {
    const modal = dialog.current;
    if (modal === null) return;
    const onClick = (event: MouseEvent) => {
      if (!(event.target instanceof Element)) return;
      if (event.target === modal) modal.close(); // beside the video
      const trigger = event.target.closest<HTMLElement>('[data-video]');
      if (trigger === null || !isPlainPress(event)) return;
      event.preventDefault();
      opener.current = trigger;
      void openVideo(requestOf(trigger), words);
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [dialog, words]);

  return opener;
}

interface VideoModalProps {
  words: VideoWords;
  /** The language of the page, as a tag. */
  page: string;
}

/** The page's one video dialog. */
function VideoModal({ words, page }: VideoModalProps) {
  const state = useVideo();
  const dialog = useRef<HTMLDialogElement>(null);
  const player = useRef<HTMLVideoElement>(null);

  useLayoutEffect(() => {
    const modal = dialog.current;
    const video = player.current;
    if (modal === null || video === null) return;
    if (state.status !== 'closed' && !modal.open) modal.showModal();
    if (state.status === 'playing') {
      if (video.src !== state.src) video.src = state.src;
      if (video.error !== null) failVideo(words.failed);
      else video.play().catch(() => undefined); // a browser that refuses shows its play button
    } else if (state.status === 'failed' || !modal.open) {
      video.removeAttribute('src');
      video.load();
    }
  }, [state, words]);

  const opener = useTriggers(dialog, words);

  /** A browser tells of closing in a later task, when the dialog may be open again. */
  const onClose = () => {
    if (dialog.current?.open === true) return;
    closeVideo();
    opener.current?.focus();
  };

  const message = state.status === 'failed' ? state.message : '';
  const lang = 'title' in state ? scriptLanguage(state.title, page.split('-')[0]) : undefined;
  const ownLang = lang && page; // the title names the dialog, and what it holds is ours
  return (
    <dialog
      ref={dialog}
      id="video-dialog"
      className={styles.dialog}
      aria-label={'title' in state && state.title !== '' ? state.title : words.video}
      lang={lang}
      data-ground="ink"
      onClose={onClose}
      suppressHydrationWarning
    >
      <form method="dialog" lang={ownLang}>
        <button className={styles.close} aria-label={words.closeVideo} />
      </form>
      {/* eslint-disable-next-line jsx-a11y/media-has-caption -- the API has no captions */}
      <video
        ref={player}
        className={styles.video}
        controls
        playsInline
        preload="none"
        hidden={state.status !== 'playing'}
        onEnded={() => dialog.current?.close()}
        onError={() => failVideo(words.failed)}
        suppressHydrationWarning
      />
      <p className={styles.note} role="status" lang={ownLang} suppressHydrationWarning>
        {state.status === 'checking' ? words.checking : ''}
      </p>
      <p className={styles.note} role="alert" lang={ownLang} suppressHydrationWarning>
        {message}
      </p>
    </dialog>
  );
}

export default asIsland(VideoModal);
