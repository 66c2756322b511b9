import { startSlider } from './startSlider';

document.querySelectorAll<HTMLElement>('[data-slider]').forEach(startSlider);
