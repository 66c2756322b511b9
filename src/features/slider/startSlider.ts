import Swiper from 'swiper';

const DELAY_MS = 5000;
/** After a touch, how long the slides wait. */
const AFTER_TOUCH_MS = 10_000;
const TURN_MS = 600;
/** How often it checks whether a visitor holds a slide. */
const TICK_MS = 250;

/** Finds an element that `Slider.astro` or its controls render. */
function find(root: HTMLElement, selector: string): HTMLElement {
  const found = root.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`the slider has no ${selector}`);
  return found;
}

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

/** Starts the button that pauses; who wants no motion finds the slides paused. */
function startPause(root: HTMLElement, stillness: MediaQueryList) {
  const pause = find(root, '[data-pause]');
  const { play: playLabel = '' } = pause.dataset;
  const pauseLabel = pause.getAttribute('aria-label') ?? '';
  const setPaused = (isPaused: boolean) => {
    root.toggleAttribute('data-paused', isPaused);
    pause.setAttribute('aria-label', isPaused ? playLabel : pauseLabel);
  };
  pause.addEventListener('click', () => setPaused(!root.hasAttribute('data-paused')));
  stillness.addEventListener('change', () => setPaused(stillness.matches));
  setPaused(stillness.matches);
}

/** Advances the slides, unless they are paused or a visitor holds them. */
function advance(root: HTMLElement, swiper: Swiper) {
  const canHover = matchMedia('(hover: hover)').matches; // a touch leaves `:hover` set
  let nextAt = 0;

  const wait = (delay = DELAY_MS) => {
    nextAt = Math.max(nextAt, performance.now() + delay);
  };
  const tick = () => {
    const isUnderMouse = canHover && root.matches(':hover');
    const hasFocus = root.querySelector(':focus-visible') !== null;
    const isPaused = root.hasAttribute('data-paused');
    const isHeld = isPaused || isUnderMouse || hasFocus || document.hidden;
    swiper.wrapperEl.setAttribute('aria-live', isHeld ? 'polite' : 'off');
    if (isHeld) wait();
    else if (performance.now() >= nextAt) swiper.slideNext();
  };

  for (const name of ['touchstart', 'touchend'])
    root.addEventListener(name, () => wait(AFTER_TOUCH_MS), { passive: true });
  swiper.on('slideChangeTransitionStart', () => wait()); // each slide has its full time
  wait();
  tick();
  window.setInterval(tick, TICK_MS);
}

/** Starts Swiper for one `Slider.astro`: slides change automatically, by touch and by its buttons. */
export function startSlider(root: HTMLElement): void {
  const track = find(root, '.track');
  const { slider: effect } = root.dataset;
  const isFading = effect === 'fade';
  const stillness = matchMedia('(prefers-reduced-motion: reduce)');
  const firstWidth = track.firstElementChild?.clientWidth ?? 1;
  const swiper = new Swiper(find(root, '.viewport'), {
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
  startPause(root, stillness);
  advance(root, swiper);
  root.dataset.running = effect;
}
