/** Six entries with three files; the last entry has none. */
export const videos = [
  { id: 1, title: 'A thali fills up', image: '/media/poster-intro.jpg', video: '/media/intro.mp4' },
  {
    id: 2,
    title: 'Cutting chai, from the height of an arm',
    image: '/media/poster-chai.jpg',
    video: '/media/chai.mp4',
  },
  {
    id: 3,
    title: 'Nylon khaman meets the knife',
    image: '/media/poster-khaman.jpg',
    video: '/media/khaman.mp4',
  },
  {
    id: 4,
    title: 'What stands on a counter at ten',
    image: '/media/scene-counter.jpg',
    video: '/media/intro.mp4',
  },
  {
    id: 5,
    title: 'Six glasses for the next table',
    image: '/media/scene-chai-glasses.jpg',
    video: '/media/chai.mp4',
  },
  { id: 6, title: 'The Dussehra queue', image: '/media/scene-dawn.jpg' },
];
