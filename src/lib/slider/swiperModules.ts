/** The parts of Swiper that the site uses; its `swiper/modules` as a whole is four times as large. */
export { default as Swiper } from 'swiper';
export { Autoplay } from 'swiper/modules';
