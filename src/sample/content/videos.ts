/** Six entries with three files; the last entry has none. */
export const videos = [
  {
    id: 1,
    title: { en: 'A thali fills up', gu: 'થાળી ભરાય છે', hi: 'थाली सजती है' },
    image: '/media/poster-intro.jpg',
    video: '/media/intro.mp4',
  },
  {
    id: 2,
    title: {
      en: 'Cutting chai, from an arm’s height',
      gu: 'કટિંગ ચા, હાથભર ઊંચેથી',
      hi: 'कटिंग चाय, हाथ भर ऊँचाई से',
    },
    image: '/media/poster-chai.jpg',
    video: '/media/chai.mp4',
  },
  {
    id: 3,
    title: {
      en: 'Nylon khaman meets the knife',
      gu: 'નાયલોન ખમણ પર છરી ફરે છે',
      hi: 'छुरी से कटता नायलॉन खमण',
    },
    image: '/media/poster-khaman.jpg',
    video: '/media/khaman.mp4',
  },
  {
    id: 4,
    title: {
      en: 'What is on the counter at ten',
      gu: 'દસ વાગ્યે કાઉન્ટર પર શું હોય',
      hi: 'दस बजे काउंटर पर क्या-क्या होता है',
    },
    image: '/media/scene-counter.jpg',
    video: '/media/intro.mp4',
  },
  {
    id: 5,
    title: {
      en: 'Six glasses for the next table',
      gu: 'બાજુના ટેબલ માટે છ ગ્લાસ',
      hi: 'बगल की टेबल के लिए छह गिलास',
    },
    image: '/media/scene-chai-glasses.jpg',
    video: '/media/chai.mp4',
  },
  {
    id: 6,
    title: { en: 'The Dussehra queue', gu: 'દશેરાની લાઇન', hi: 'दशहरे की कतार' },
    image: '/media/scene-dawn.jpg',
  },
];
