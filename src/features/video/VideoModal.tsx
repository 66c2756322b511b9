import { useLayoutEffect, useRef, useState } from 'react';
import type { ComponentProps, Dispatch, SetStateAction } from 'react';
import { asIsland } from '#/features/hydration/asIsland.tsx';
import { isPlainPress } from '#/lib/browser.ts';
import type { Messages } from '#/messages/messages.ts';
import styles from './VideoModal.module.css';
import { checkVideo } from './checkVideo.ts';

interface VideoModalProps {
  messages: Messages['video'];
}

/** The content of the dialog under its title: a video, or an error; undefined while it is closed. */
type ShownVideo = { title: string; src?: string; status?: string; fault?: string } | undefined;

/** Shows the video of a link; a gallery's video plays only after its address was checked. */
async function openVideo(
  link: HTMLAnchorElement,
  messages: Messages['video'],
  show: Dispatch<SetStateAction<ShownVideo>>,
) {
  const title = link.querySelector('[data-title]')?.textContent ?? '';
  const src = link.href;
  const checking = { title, status: messages.checking };
  const isGallery = link.dataset.video === 'gallery';
  show(isGallery ? checking : { title, src });
  const fault = isGallery ? await checkVideo(src, messages) : undefined;
  const checked = fault === undefined ? { title, src } : { title, fault };
  // The dialog may have been closed meanwhile, or have another video.
  show((now) => (now === checking ? checked : now));
}

/** Plays a video when it is added to the page, and stops its download when it is removed. */
function play(player: HTMLVideoElement) {
  player.play().catch(() => undefined); // the browser then shows a play button
  return () => {
    player.removeAttribute('src');
    player.load();
  };
}

const Player = (props: ComponentProps<'video'>) => (
  // eslint-disable-next-line jsx-a11y-x/media-has-caption -- the API has no captions
  <video ref={play} className={styles.video} controls playsInline {...props} />
);

/** Opens the dialog at a press on a trigger, and closes it at a press beside the video. */
function useDialog(messages: Messages['video']) {
  const [video, show] = useState<ShownVideo>();
  const dialog = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    const onPress = (event: MouseEvent) => {
      const modal = dialog.current;
      if (!modal || !(event.target instanceof Element)) return;
      if (event.target === modal) modal.close();
      const trigger = event.target.closest<HTMLAnchorElement>('a[data-video]');
      if (trigger === null || !isPlainPress(event)) return;
      event.preventDefault();
      trigger.focus(); // Safari does not focus a pressed link; closing returns the focus to it
      if (!modal.open) modal.showModal();
      void openVideo(trigger, messages, show);
    };
    document.addEventListener('click', onPress);
    return () => document.removeEventListener('click', onPress);
  }, [messages]);

  /** The `close` event is fired in a later task, when the dialog may be open again. */
  const onClose = () => {
    if (dialog.current?.open === false) show(undefined);
  };
  return { dialog, video, show, onClose };
}

/** The page's only video dialog, for all its triggers. */
function VideoModal({ messages }: VideoModalProps) {
  const { dialog, video, show, onClose } = useDialog(messages);
  const { title, src, status, fault } = video ?? {};
  return (
    <dialog
      ref={dialog}
      id="video-dialog"
      className={styles.dialog}
      aria-label={title ? title : messages.video}
      data-ground="dark"
      onClose={onClose}
      suppressHydrationWarning
    >
      <form method="dialog">
        <button className={styles.close} aria-label={messages.closeVideo} />
      </form>
      {src && (
        <Player
          key={src}
          src={src}
          onEnded={() => dialog.current?.close()}
          onError={() => show((now) => now && { title: now.title, fault: messages.failed })}
        />
      )}
      <p className={styles.note} role="status">
        {status}
      </p>
      <p className={styles.note} role="alert">
        {fault}
      </p>
    </dialog>
  );
}

export default asIsland(VideoModal);
