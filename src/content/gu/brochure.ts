import { business } from '#/config.ts';
import { buyer } from './buyer.ts';
import { given } from '#/lib/given.ts';

const { name, city, counts, reply, franchise = {} } = business;
const { formats, training, setUpTime, openingTime, agreementYears, papers } = franchise;
const hasSamples = formats?.isSample ?? false;

/** The texts of the brochure. */
export const brochure = {
  title: `${name}: ફ્રેન્ચાઇઝી બ્રોશર${hasSamples ? ' (નમૂનો)' : ''}`,
  sample: hasSamples ? 'નમૂનો: આ કાલ્પનિક ધંધો છે. અહીંના આંકડા, સરનામાં અને નંબર બધું ઉપજાવેલું છે.' : undefined,
  /** The alt text of the cover's drawing. */
  thali: 'સ્ટીલની થાળીમાં ગુજરાતી નાસ્તા',
  pitch: [
    `સવારે આઠે ખમણ, નવે ફાફડા, ને આખો દિવસ ચા. ${name} ${city} પાસેના એક જ રસોડામાં ગુજરાતી નાસ્તો બનાવે છે, અને પાર્ટનર એને પોતાના કાઉન્ટર પર તૈયાર કરીને પીરસે છે.`,
    `તમે લાવો દુકાન, અને સમયસર ખોલવાની ટેવ. અમે આપીએ ${counts?.varieties ? `${counts.varieties} વાનગીઓની રેસિપી` : 'રેસિપી'}, તાલીમ, માલ, અને સવારે છ વાગ્યે પણ ફોન ઉપાડે એવો માણસ.`,
  ],
  promises: given([
    {
      title: 'એક જ રસોડું',
      text: 'લોટ, મસાલા, સેવ અને પૅકેટ અઠવાડિયે બે વાર અમારે ત્યાંથી આવે, વજન અને તારીખ સાથે.',
    },
    training && {
      title: `${training.kitchenDays + training.counterDays} દિવસ`,
      text: `${training.kitchenDays} દિવસ અમારા રસોડામાં અને ${training.counterDays} દિવસ તમારા કાઉન્ટર પર, હાથ બેસી જાય ત્યાં સુધી.`,
    },
    {
      title: 'અંદાજે કંઈ નહીં',
      text: 'ચાલુ કાઉન્ટરનો રોજનો હિસાબ વાંચો, એમના માલિકોને ફોન કરો, પછી જ સહી કરો.',
    },
  ]),
  headings: {
    pitch: 'તમારું પોતાનું કાઉન્ટર',
    formats: formats ? `કાઉન્ટરના ${formats.items.length} પ્રકાર` : '',
    partner: buyer.partner,
    brand: buyer.brand,
    steps: 'પૂછપરછથી શુભારંભ સુધી',
    papers: buyer.papers,
    contact: 'અમારી સાથે વાત કરો',
    genuine: buyer.genuine,
  },
  columns: ['પ્રકાર', 'કાર્પેટ એરિયા', 'રોકાણ', 'સ્ટાફ', 'વાનગીઓ'],
  notIncluded:
    'આમાં ગણ્યાં નથી: ભાડું અને એની ડિપોઝિટ, GST, લાઇસન્સ, અને બેથી ત્રણ મહિનાની ચાલુ મૂડી. અહીં કમાણીનું વચન નથી; હિસાબ તમે મીટિંગમાં જાતે જોશો.',
  partner: franchise.partnerBrings ?? [],
  brand: franchise.brandBrings ?? [],
  steps: [
    {
      title: '1 પૂછપરછ',
      text: reply ? `તમે લખો; ${reply.time}માં અમે ફોન કરીએ.` : 'તમે લખો; અમે ફોન કરીએ.',
    },
    { title: '2 મીટિંગ', text: 'રોજનો હિસાબ, દુકાનની મુલાકાત, અને દરેક વાનગીની એક પ્લેટ.' },
    { title: '3 જગ્યાની તપાસ', text: 'બે દિવસ, રોજ ત્રણ વખત, આવતા-જતા લોકોની ગણતરી.' },
    { title: '4 લેટર ઓફ ઇન્ટેન્ટ', text: 'શરતો, પ્રકાર અને વિસ્તાર કાગળ પર.' },
    {
      title: '5 કરાર',
      text: agreementYears
        ? `${agreementYears} વર્ષનો, એમાં તમારો વિસ્તાર લખેલો.`
        : 'એમાં તમારો વિસ્તાર લખેલો.',
    },
    {
      title: '6 દુકાનની તૈયારી',
      text: setUpTime ? `ઇન્ટીરિયર અને સાધનો, ${setUpTime}.` : 'ઇન્ટીરિયર અને સાધનો.',
    },
    { title: '7 તાલીમ', text: 'સાથે સાથે, તમારી અને તમારા સ્ટાફની.' },
    {
      title: '8 શુભારંભ',
      text: openingTime
        ? `સામાન્ય રીતે કરાર પછી ${openingTime}માં.`
        : 'તમારા કાઉન્ટર પાછળ અમારા માણસો ઊભા રહે.',
    },
  ],
  papers: papers && `${papers.join('; ')}.`,
  genuine: buyer.channels(name),
};
