import Swiper from 'swiper';

const TURN_MS = 600;

/** Lets Swiper have the slides of one `Slider.astro`, from the one on that has been scrolled to. */
export function createSwiper(
  viewport: HTMLElement,
  track: HTMLElement,
  { isFading, isStill }: { isFading: boolean; isStill: boolean },
): Swiper {
  const firstWidth = track.firstElementChild?.clientWidth ?? 1;
  const swiper = new Swiper(viewport, {
    wrapperClass: 'track',
    slideClass: 'slide',
    slidesPerView: isFading ? 1 : 'auto',
    initialSlide: Math.round(track.scrollLeft / firstWidth),
    loop: true,
    // A cross-fade is CSS over stacked slides: Swiper counts them and moves nothing.
    virtualTranslate: isFading,
    speed: isFading || isStill ? 0 : TURN_MS,
  });
  track.scrollLeft = 0;
  track.removeAttribute('tabindex');
  return swiper;
}
