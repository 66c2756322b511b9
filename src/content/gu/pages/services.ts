import { definePage, type PageLink } from '#/content/pageRecord.ts';
import { given } from '#/lib/given.ts';

export const link: PageLink = {
  href: '/gu/services/',
  label: 'સેવાઓ',
  menu: { name: 'main', order: 3 },
};

/** The shop sizes that a partner can choose from: `3 માપની દુકાન, કિયોસ્કથી કૅફે સુધી`. */
function sizesOf(formats: readonly { name: string }[]): string | undefined {
  const [first, last] = [formats[0], formats.at(-1)];
  if (!first || !last || first === last) return undefined;
  return `${formats.length} માપની દુકાન, ${first.name}થી ${last.name} સુધી`;
}

/** What is on the menu board: `20 વાનગીઓ, બધી શાકાહારી`. */
const boardOf = (varieties?: number, isVegetarian?: boolean): string | undefined =>
  varieties === undefined
    ? isVegetarian
      ? 'આખું મેનુ શાકાહારી'
      : undefined
    : `${varieties} વાનગીઓ${isVegetarian ? ', બધી શાકાહારી' : ''}`;

export const page = definePage(({ name, reply, counts, claims, franchise }) => ({
  link,
  title: 'ફ્રેન્ચાઇઝી પાર્ટનર માટે અમારી સેવાઓ',
  description: `${name}નું કાઉન્ટર શું વેચે અને અમે શું બનાવી આપીએ: દુકાન, રસોડું, તાલીમ, માલ અને ખૂલ્યા પછીની મુલાકાતો.`,
  heading: 'અમારી સેવાઓ',
  intro: 'કાઉન્ટર શું વેચે, અમે એમાં શું બનાવી આપીએ, અને ખૂલ્યા પછી શું કરતા રહીએ.',
  card: {
    picture: '/social/gu/services.png',
    lines: ['અમારી', 'સેવાઓ'],
    motif: { object: 'steamer' },
  },

  /** For search engines. */
  serviceType: 'ફ્રેન્ચાઇઝીની દુકાન તૈયાર કરવી અને સાથ આપવો',

  sells: { heading: 'કાઉન્ટર શું વેચે છે' },

  /** What a partner gets, before the opening and after it. */
  benefits: {
    heading: 'ફ્રેન્ચાઇઝીના ફાયદા',
    opening: 'દુકાન ખૂલે એ દિવસ',
    parts: [
      {
        title: 'શરૂ કરવામાં મદદ',
        when: 'તમારા ફોનથી પહેલા ગ્રાહક સુધી',
        items: [
          'ભાડા કરાર પહેલાં જગ્યા વિશે સલાહ',
          'તમારી દુકાનનો માપસરનો નકશો અને ઇન્ટીરિયર ડિઝાઇન',
          'સાધનોની યાદી: કંપની, માપ અને વીજળીની જરૂર',
          'ફૂડ લાઇસન્સ, શોપ ઍક્ટ અને ફાયરના કાગળોમાં મદદ',
          'તમને અને તમારી પહેલી ટીમને ચાલુ કાઉન્ટર પર તાલીમ',
          'પહેલા દિવસે તમારા કાઉન્ટર પર અમારા માણસો',
        ],
      },
      {
        title: 'પછી પણ સાથ',
        when: 'બીજા દિવસથી કાયમ',
        items: given([
          'રોજ સવારે ખીરું, મસાલા, ચટણી અને પૅકેટ',
          'મુલાકાત લઈને શું સુધારવું એની લેખિત યાદી',
          'સ્ટાફ બદલાય ત્યારે ફરી તાલીમ',
          'તહેવાર પહેલાં જ એનું મેનુ અને છાપેલી સામગ્રી',
          'મશીન બગડે કે ગાડી મોડી પડે, એક જ ફોન નંબર',
          reply && `દરેક સવાલનો જવાબ ${reply.time}માં`,
        ]),
      },
    ],
  },

  /** Interior and set-up of a shop. */
  setup: {
    heading: 'આખી દુકાન તૈયાર',
    text: 'દીવાલને અડતાં પહેલાં નકશો, અને ચાવી આપીએ ત્યારે દુકાન વાળીઝૂડીને ચોખ્ખી.',
    cards: [
      {
        title: 'દુકાનનો નકશો',
        text: 'કાઉન્ટર, રસોડું અને લાઇન, તમારી દુકાનના ઇંચેઇંચ પ્રમાણે.',
        object: 'interior-plan',
      },
      {
        title: 'દુકાનનો આગળનો ભાગ',
        text: 'સાઇનબોર્ડ, શટરનો રંગ, અને બસમાંથી વંચાય એવું નામ.',
        object: 'signboard',
      },
      {
        title: 'પીરસવાનું કાઉન્ટર',
        text: 'સ્ટીલ અને પથ્થર, કોણીની ઊંચાઈએ.',
        object: 'counter',
      },
      {
        title: 'મેનુ બોર્ડ',
        text: 'નામ ચીતરેલાં, ભાવ પેઇન્ટર વગર બદલાય એવા.',
        object: 'menu-board',
      },
      {
        title: 'બેસવાની જગ્યા',
        text: 'બાંકડા અને ઊભા રહીને ખાવાનાં ટેબલ, ચાર મિનિટમાં લુછાઈ જાય.',
        object: 'seating',
      },
      {
        title: 'લાઇટિંગ',
        text: 'નાસ્તા પર હૂંફાળી, ગલ્લે ઝળહળતી, કડાઈ ઉપર સલામત.',
        object: 'lighting',
      },
      {
        title: 'દીવાલની સજાવટ',
        text: 'નીચે ધોવાય એવી ટાઇલ, ઉપર લીંપણ અને આભલાં.',
        object: 'wall-art',
      },
      {
        title: 'હાથ ધોવાનું અને પાણી',
        text: 'વોશબેસિન, પીવાનું પાણી અને ગટર, નિયમ કહે એ જગ્યાએ.',
        object: 'wash-basin',
      },
      {
        title: 'વીજળી અને હવા',
        text: 'લોડ, પોઇન્ટ અને એક્ઝોસ્ટ, દીવાલ પ્લાસ્ટર થાય એ પહેલાં નક્કી.',
        object: 'power',
      },
    ],
  },

  kitchen: {
    heading: 'આખું રસોડું તૈયાર',
    cards: [
      { title: 'સ્ટીમર', text: 'ખમણ કે ઢોકળાંની છ થાળી એકસાથે.', object: 'steamer' },
      {
        title: 'ફ્રાયર અને કડાઈ',
        text: 'એક ફરસાણની, એક ચાસણીની, બંનેનાં ઢાંકણ સાથે.',
        object: 'fryer',
      },
      { title: 'તવો', text: 'દાબેલી, પાઉં અને થેપલાં માટે, ખૂણા સુધી ગરમ.', object: 'griddle' },
      {
        title: 'ચાનું કાઉન્ટર',
        text: 'બે બર્નર, એક ગળણી, કટિંગ ગ્લાસની ટ્રે.',
        object: 'chai-station',
      },
      {
        title: 'ફ્રિજ',
        text: 'ચટણી, દહીં અને ખીરું, દરેકનું પોતાનું ખાનું.',
        object: 'fridge',
      },
      {
        title: 'વેટ ગ્રાઇન્ડર',
        text: 'દાળવડાંની દાળ અને ચટણી, થોડું થોડું પિસાય.',
        object: 'grinder',
      },
    ],
  },

  extra: {
    heading: 'બીજાં સાધનો',
    cards: [
      {
        title: 'CCTV',
        text: `ગલ્લો, કાઉન્ટર અને સ્ટોર રૂમ${franchise?.cameraDays ? `, રેકોર્ડિંગ ${franchise.cameraDays} દિવસ સચવાય` : ''}.`,
        object: 'cctv',
      },
      {
        title: 'દુકાનમાં બ્રાન્ડિંગ',
        text: 'દીવાલનાં ચિત્રો, પૅકેટ, કૅરી બૅગ અને સ્ટિકર.',
        object: 'branding',
      },
      {
        title: 'સ્ટાફના યુનિફોર્મ',
        text: 'એપ્રન, ટોપી અને દરેકને બે શર્ટ, માપ તાલીમ પહેલાં જ.',
        object: 'uniform',
      },
      {
        title: 'શુભારંભની સજાવટ',
        text: 'તોરણ, ગલગોટા, લાઇટો અને પહેલા દિવસનાં આમંત્રણ.',
        object: 'opening-decor',
      },
    ],
  },

  pillars: {
    heading: 'અમારી સમૃદ્ધિના ચાર સ્તંભ',
    cards: [
      {
        title: 'સૌથી સારો અનુભવ',
        text: 'ટૂંકી લાઇન, ચોખ્ખું ટેબલ, અને તમે કેટલું તીખું ખાઓ એ યાદ રાખનાર માણસ.',
        object: 'experience',
      },
      {
        title: 'ભાવ',
        text: 'વિદ્યાર્થીને અઠવાડિયે બે વાર પોસાય એવી પ્લેટ, બધા વાંચી શકે એવા બોર્ડ પર.',
        object: 'price',
      },
      {
        title: 'ગુણવત્તા',
        text: 'રેસિપીની એક ચોપડી, તારીખ લખેલો માલ, કડાઈમાં નાના ઘાણ.',
        object: 'quality',
      },
      {
        title: 'એકસરખો સ્વાદ',
        text: 'સોમવારે ભુજમાં ને રવિવારે સુરતમાં, સ્વાદ એ જ.',
        object: 'consistency',
      },
    ],
  },

  /** Three lists of advantages: for the owner, at the counter, in the books. */
  advantages: {
    heading: `${name} જ શા માટે`,
    lists: [
      {
        title: 'માલિક તરીકે તમને',
        items: given([
          'રસોઈનો અનુભવ ન હોય તો ચાલે: તાલીમમાં બધું આવી જાય',
          sizesOf(franchise?.formats?.items ?? []),
          'તમારી પાછળ બનાવનાર પોતે, વચેટિયો નહીં',
          'તમારો જ વિસ્તાર, કરારમાં લખેલો',
        ]),
      },
      {
        title: 'કાઉન્ટર પર',
        items: given([
          boardOf(counts?.varieties, claims?.isVegetarian),
          'સવારના નાસ્તાથી સાંજની ચા સુધી વેચાણ',
          claims?.hasJainPlates ? 'જૈન વાનગીઓ, જે કાયમી ગ્રાહકો નામ દઈને માગે' : undefined,
          'ઘેર લઈ જવા પૅકેટવાળો નાસ્તો',
        ]),
      },
      {
        title: 'હિસાબમાં',
        items: [
          'દરેક પ્લેટ તોલીને, એટલે ખર્ચ કાબૂમાં',
          'એક જ રસોડેથી માલ, અઠવાડિયે એક જ બિલ',
          'બગાડ રોજ રાત્રે ગણાય અને ઘટતો જાય',
          'ચાલુ આઉટલેટના આંકડા મીટિંગમાં બતાવાય',
        ],
      },
    ],
  },

  details: { heading: 'મેનુ, એક એક પ્લેટ', label: 'મેનુ વિગતવાર' },

  next: { heading: 'ચાલો, તમારી દુકાન જોઈએ?' },
}));
