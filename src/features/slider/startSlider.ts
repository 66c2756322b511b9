import Swiper from 'swiper';

const DELAY_MS = 5000;
/** After a touch, how long the slides wait. */
const AFTER_TOUCH_MS = 10_000;
const TURN_MS = 600;
/** How often it checks whether a visitor holds a slide. */
const TICK_MS = 250;

/** Connects the buttons to the slides, and marks the dot of the visible slide. */
function connectButtons(root: HTMLElement, swiper: Swiper) {
  root.querySelector('[data-back]')?.addEventListener('click', () => swiper.slidePrev());
  root.querySelector('[data-next]')?.addEventListener('click', () => swiper.slideNext());
  const dots = root.querySelectorAll('[data-dot]');
  dots.forEach((dot, index) => dot.addEventListener('click', () => swiper.slideToLoop(index)));
  const mark = () =>
    dots.forEach((dot, index) =>
      dot.setAttribute('aria-current', String(index === swiper.realIndex)),
    );
  swiper.on('slideChange', () => {
    // Only from here on: hidden slides must not fade out at the start, nor count as a layout shift.
    root.toggleAttribute('data-turned', true);
    mark();
  });
  mark();
}

/** Advances the slides, unless they are paused or a visitor holds them. */
function advance(root: HTMLElement, swiper: Swiper, pause: HTMLElement, stillness: MediaQueryList) {
  const { play: playLabel = '' } = pause.dataset;
  const pauseLabel = pause.getAttribute('aria-label') ?? '';
  const canHover = matchMedia('(hover: hover)').matches; // a touch leaves `:hover` set
  let isPaused = false;
  let nextAt = 0;

  const wait = (delay = DELAY_MS) => {
    nextAt = Math.max(nextAt, performance.now() + delay);
  };
  const setPaused = (paused: boolean) => {
    isPaused = paused;
    root.toggleAttribute('data-paused', paused);
    pause.setAttribute('aria-label', paused ? playLabel : pauseLabel);
  };
  const tick = () => {
    const isUnderMouse = canHover && root.matches(':hover');
    const hasFocus = root.querySelector(':focus-visible') !== null;
    const isHeld = isPaused || isUnderMouse || hasFocus || document.hidden;
    swiper.wrapperEl.setAttribute('aria-live', isHeld ? 'polite' : 'off');
    if (isHeld) wait();
    else if (performance.now() >= nextAt) swiper.slideNext();
  };

  for (const name of ['touchstart', 'touchend'])
    root.addEventListener(name, () => wait(AFTER_TOUCH_MS), { passive: true });
  pause.addEventListener('click', () => setPaused(!isPaused));
  stillness.addEventListener('change', () => setPaused(stillness.matches));
  swiper.on('slideChangeTransitionStart', () => wait()); // each slide has its full time
  setPaused(stillness.matches);
  wait();
  tick();
  window.setInterval(tick, TICK_MS);
}

/** Starts Swiper for one `Slider.astro`: slides change automatically, by touch and by its buttons. */
export function startSlider(root: HTMLElement): void {
  const viewport = root.querySelector<HTMLElement>('.viewport');
  const track = root.querySelector<HTMLElement>('.track');
  const pause = root.querySelector<HTMLElement>('[data-pause]');
  if (!viewport || !track || !pause) return;

  const { slider: effect } = root.dataset;
  const isFading = effect === 'fade';
  const stillness = matchMedia('(prefers-reduced-motion: reduce)');
  const firstWidth = track.firstElementChild?.clientWidth ?? 1;
  const swiper = new Swiper(viewport, {
    wrapperClass: 'track',
    slideClass: 'slide',
    slidesPerView: isFading ? 1 : 'auto',
    initialSlide: Math.round(track.scrollLeft / firstWidth), // the visible one
    loop: true,
    watchSlidesProgress: true, // marks the visible slides; CSS hides the others
    // A cross-fade is CSS over stacked slides: Swiper counts them and moves nothing.
    virtualTranslate: isFading,
    speed: isFading || stillness.matches ? 0 : TURN_MS,
  });
  track.scrollLeft = 0;
  track.removeAttribute('tabindex');
  connectButtons(root, swiper);
  advance(root, swiper, pause, stillness);
  root.dataset.running = effect;
}
