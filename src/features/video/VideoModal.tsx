import { useLayoutEffect, useRef } from 'react';
import { asIsland } from '#/features/hydration/asIsland.tsx';
import { isPlainPress } from '#/lib/browser.ts';
import type { Messages } from '#/messages/messages.ts';
import styles from './VideoModal.module.css';
import { closeVideo, failVideo, openVideo, useVideo } from './videoStore.ts';

interface VideoModalProps {
  messages: Messages['video'];
}

/** Plays a video when it is added to the page, and stops its download when it is removed. */
function play(player: HTMLVideoElement) {
  player.play().catch(() => undefined); // the browser then shows a play button
  return () => {
    player.removeAttribute('src');
    player.load();
  };
}

/** The page's only video dialog, for all its triggers. */
function VideoModal({ messages }: VideoModalProps) {
  const video = useVideo();
  const dialog = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    const onPress = (event: MouseEvent) => {
      const modal = dialog.current;
      if (!modal || !(event.target instanceof Element)) return;
      if (event.target === modal) modal.close(); // a press beside the video
      const trigger = event.target.closest<HTMLAnchorElement>('a[data-video]');
      if (trigger === null || !isPlainPress(event)) return;
      event.preventDefault();
      trigger.focus(); // Safari does not focus a pressed link; closing returns the focus to it
      if (!modal.open) modal.showModal();
      void openVideo(trigger, messages);
    };
    document.addEventListener('click', onPress);
    return () => document.removeEventListener('click', onPress);
  }, [messages]);

  /** The `close` event is fired in a later task, when the dialog may be open again. */
  const onClose = () => {
    if (dialog.current?.open === false) closeVideo();
  };

  return (
    <dialog
      ref={dialog}
      id="video-dialog"
      className={styles.dialog}
      aria-label={video?.title ? video.title : messages.video}
      data-ground="dark"
      onClose={onClose}
      suppressHydrationWarning
    >
      <form method="dialog">
        <button className={styles.close} aria-label={messages.closeVideo} />
      </form>
      {video?.src && (
        // eslint-disable-next-line jsx-a11y-x/media-has-caption -- the API has no captions
        <video
          key={video.src}
          ref={play}
          className={styles.video}
          src={video.src}
          controls
          playsInline
          onEnded={() => dialog.current?.close()}
          onError={() => failVideo(messages.failed)}
        />
      )}
      <p className={styles.note} role="status">
        {video?.status ?? ''}
      </p>
      <p className={styles.note} role="alert">
        {video?.fault ?? ''}
      </p>
    </dialog>
  );
}

export default asIsland(VideoModal);
