import { Autoplay, Swiper } from './swiperModules';

const DELAY_MS = 5000;
const TURN_MS = 600;

/** Lets Swiper turn the slides of one `Slider.astro`: by itself, by touch and by its buttons. */
export function startSlider(root: HTMLElement): void {
  const viewport = root.querySelector<HTMLElement>('.viewport');
  const track = root.querySelector<HTMLElement>('.track');
  const pause = root.querySelector<HTMLElement>('[data-pause]');
  if (!viewport || !track || !pause) return;

  const { effect } = root.dataset;
  const isFading = effect === 'fade';
  const stillness = matchMedia('(prefers-reduced-motion: reduce)');
  const firstWidth = track.firstElementChild?.clientWidth ?? 1;
  const swiper = new Swiper(viewport, {
    modules: [Autoplay],
    wrapperClass: 'track',
    slideClass: 'slide',
    slidesPerView: isFading ? 1 : 'auto',
    initialSlide: Math.round(track.scrollLeft / firstWidth),
    loop: true,
    // A cross-fade is CSS over stacked slides: Swiper counts them and moves nothing.
    virtualTranslate: isFading,
    speed: isFading || stillness.matches ? 0 : TURN_MS,
    // Swiper would wait for the end of its own transition, and a cross-fade has none: it would stop.
    autoplay: { delay: DELAY_MS, disableOnInteraction: false, waitForTransition: false },
  });
  track.scrollLeft = 0;
  track.removeAttribute('tabindex');

  let isPaused = stillness.matches;
  const update = () => {
    const isHeld = isPaused || document.hidden || root.matches(':hover, :has(:focus-visible)');
    if (isHeld) swiper.autoplay.stop();
    else swiper.autoplay.start();
    root.toggleAttribute('data-paused', isPaused);
    pause.ariaLabel = isPaused ? 'Play slides' : 'Pause slides';
    track.ariaLive = isHeld ? 'polite' : 'off';
  };
  const hold = (paused: boolean) => {
    isPaused = paused;
    update();
  };
  for (const name of ['mouseenter', 'mouseleave', 'focusin', 'focusout']) {
    root.addEventListener(name, update);
  }
  document.addEventListener('visibilitychange', update);
  stillness.addEventListener('change', () => hold(stillness.matches));
  pause.addEventListener('click', () => hold(!isPaused));
  root.querySelector('[data-back]')?.addEventListener('click', () => swiper.slidePrev());
  root.querySelector('[data-on]')?.addEventListener('click', () => swiper.slideNext());

  const dots = root.querySelectorAll('[data-dot]');
  dots.forEach((dot, index) => dot.addEventListener('click', () => swiper.slideToLoop(index)));
  const mark = () => {
    dots.forEach((dot, index) => (dot.ariaCurrent = String(index === swiper.realIndex)));
    if (isFading) swiper.slides.forEach((slide, at) => (slide.inert = at !== swiper.activeIndex));
  };
  swiper.on('slideChange', () => {
    // Only from here on: what starts hidden must not fade out, nor count as a layout shift.
    root.toggleAttribute('data-turned', true);
    mark();
  });
  mark();
  update();
  root.dataset.running = effect;
}
