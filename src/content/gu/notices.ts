/** Shown in place of an empty list. */
export const emptyNotices = {
  categories: 'હજી કોઈ વિભાગ નથી',
  posts: 'કોઈ લેખ મળ્યો નથી.',
  members: 'ટીમની વિગત હજી મૂકી નથી.',
  faqs: 'હજી કોઈ સવાલ-જવાબ નથી.',
  dishesOfCategory: 'આ વિભાગમાં હમણાં કોઈ વાનગી નથી.',
  keyFeatures: 'ખાસિયતો હજી લખી નથી.',
};

/** Shown in place of content that could not be loaded. */
export const failureNotices = {
  dishesStatus: 'વાનગીઓ મળી શકી નથી',
  dishes: (cause: string) => `વાનગીઓ લાવવામાં ભૂલ આવી: ${cause}`,
  serviceDishes: 'વાનગીઓ ખૂલી નથી. થોડી વાર પછી ફરી જુઓ.',
  posts: 'લેખો ખૂલ્યા નથી. થોડી વાર પછી ફરી જુઓ.',
  post: 'આ લેખ ખૂલ્યો નથી. થોડી વાર પછી ફરી જુઓ.',
  membersMissing: 'ટીમની વિગત સર્વર પર મળી નથી.',
  membersServer: (status: string) => `સર્વરમાં ભૂલ આવી: ${status}`,
  membersNetwork: 'નેટવર્કની તકલીફ છે. કનેક્શન તપાસીને ફરી પ્રયત્ન કરો.',
  members: 'ટીમની વિગત ખૂલી નથી. થોડી વાર પછી ફરી જુઓ.',
  faqs: 'સવાલ-જવાબ મળી શક્યા નથી.',
  pictures: 'ફોટા ખૂલ્યા નથી. થોડી વાર પછી ફરી જુઓ.',
  videos: 'વિડિયો ખૂલ્યા નથી. સર્વર તપાસો.',
  benefits: 'ફ્રેન્ચાઇઝીના ફાયદા મળી શક્યા નથી.',
  franchisesStatus: 'ફ્રેન્ચાઇઝીની યાદી મળી શકી નથી',
  franchises: (cause: string) => `ફ્રેન્ચાઇઝીની યાદી લાવવામાં ભૂલ આવી: ${cause}`,
};

/** Read by screen readers in place of the dash for a missing price. */
export const noPrice = 'ભાવ લખ્યો નથી';

/** Fallbacks for missing values of an item. */
export const fallbacks = {
  dishName: (position: number) => `વાનગી ${position}`,
  dishCategory: 'બીજી વાનગીઓ',
  description: 'વિગત લખી નથી',
  postTitle: 'શીર્ષક વગરનો લેખ',
  memberRole: 'ટીમના સભ્ય',
  faqCategory: 'નામ વગરનો વિભાગ',
  question: 'સવાલ લખ્યો નથી',
  answer: 'જવાબ લખ્યો નથી',
};

/** Another cause of content that could not be loaded, like those in `causes.ts`. */
export const timeOut = (milliseconds: number) => `${milliseconds} ms સુધી જવાબ આવ્યો નહીં`;

/** Names for items without a name. */
export const unnamed = {
  benefit: (position: number) => `ફાયદો ${position}`,
  outlet: (position: number) => `આઉટલેટ ${position}`,
  city: 'નામ વગરનું શહેર',
  state: 'નામ વગરનું રાજ્ય',
};
