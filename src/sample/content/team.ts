export const team = [
  {
    id: 1,
    name: 'Hansa Trivedi',
    image: '/media/team-hansa.jpg',
    role: 'Founder, keeper of the recipes',
  },
  {
    id: 2,
    name: 'Bhargav Trivedi',
    image: '/media/team-bhargav.jpg',
    role: 'Co-founder, franchise partners',
  },
  {
    id: 3,
    name: 'Rukhsana Mansuri',
    image: '/media/team-rukhsana.jpg',
    role: 'Head of the central kitchen',
  },
  {
    id: 4,
    name: 'Mehul Solanki',
    image: '/media/team-mehul.jpg',
    role: 'Master of the frying station',
  },
  {
    id: 5,
    name: 'Jignesh Parmar',
    image: '/media/team-jignesh.jpg',
    role: 'Trainer of new outlets',
  },
  { id: 6, name: 'Devika Nair', image: '/media/team-devika.jpg', role: 'Food safety and labels' },
  { id: 7, name: 'Kirtan Dave', image: '/media/team-kirtan.jpg', role: 'Sites and interiors' },
  { id: 8, name: 'Foram Zaveri', image: '/media/team-foram.jpg' },
];
