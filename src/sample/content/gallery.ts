/** Paths without a leading slash, as some media hosts give them. */
export const gallery = [
  {
    id: 1,
    image: 'media/hero-thali.jpg',
    title: 'The long thali: five snacks, three katoris',
  },
  { id: 2, image: 'media/scene-khaman-tray.jpg', title: 'A tray of khaman before the knife' },
  { id: 3, image: 'media/fafda-jalebi.jpg', title: 'Fafda and jalebi, the Dussehra pair' },
  { id: 4, image: 'media/scene-kites.jpg', title: 'Uttarayan on the terrace' },
  { id: 5, image: 'media/khandvi.jpg', title: 'Khandvi, rolled while it is hot' },
  { id: 6, image: 'media/scene-spices.jpg', title: 'The masala box behind every dish' },
  {
    id: 7,
    image: 'media/daily-combo.jpg',
    title: 'The daily combo: fafda, jalebi and cutting chai',
  },
  { id: 8, image: 'media/patra.jpg', title: 'Patra, sliced into spirals' },
  { id: 9, image: 'media/scene-mirrors.jpg', title: 'Mirror-work over the Bhuj counter' },
  { id: 10, image: 'media/kutchi-dabeli.jpg', title: 'Dabeli from Kutch' },
  { id: 11, image: 'media/scene-dawn.jpg', title: 'Lights on before dawn' },
  { id: 12, image: 'media/pack-chakri.jpg', title: 'Chakri for the dry box' },
  { id: 13, image: 'media/scene-tawa.jpg', title: 'Thepla on the tawa' },
  { id: 14, image: 'media/jalebi.jpg', title: 'Jalebi, જલેબી, out of the syrup' },
  { id: 15, image: 'media/scene-diyas.jpg', title: 'Diwali boxes, ready to tie' },
  { id: 16, image: 'media/handvo.jpg', title: 'Handvo and its sesame crust' },
  { id: 17, image: 'media/scene-rain.jpg', title: 'First rain, first dal vada' },
  { id: 18, image: 'media/ingredients.jpg', title: 'What goes in: flour, leaf, seed and lime' },
];
