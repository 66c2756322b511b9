import { startSlider } from './startSlider.ts';

// Pictures in it load nothing.
const inert = document.implementation.createHTMLDocument();

for (const slider of document.querySelectorAll<HTMLElement>('[data-slider]')) {
  const asItWas = inert.importNode(slider, true);
  try {
    startSlider(slider);
  } catch (error) {
    // It stays as it can be read without Swiper, and the others start all the same.
    slider.replaceWith(asItWas);
    reportError(error);
  }
}
