import type { InLanguage, Text } from '#/words/text.ts';
import type { FactList } from './types.ts';

interface ReviewFacts {
  quote: Text;
  author: Text;
  role: Text;
  /** Stars out of five. */
  rating: 1 | 2 | 3 | 4 | 5;
}

/** A review in one language. */
export type Review = InLanguage<ReviewFacts>;

export const reviews: FactList<ReviewFacts> = {
  isSample: true,
  items: [
    {
      quote: {
        en: 'Wet with lemon the whole way through, not only on top.',
        gu: 'લીંબુનો રસ છેક અંદર સુધી, ખાલી ઉપર ઉપર નહીં.',
        hi: 'नींबू का रस अंदर तक, सिर्फ़ ऊपर-ऊपर नहीं।',
      },
      author: 'Hetal Parmar',
      role: { en: 'Schoolteacher, Vadodara', gu: 'શિક્ષિકા, વડોદરા', hi: 'स्कूल टीचर, वडोदरा' },
      rating: 5,
    },
    {
      quote: {
        en: 'They told me straight which plates have garlic. For a Jain family that is the whole review.',
        gu: 'કઈ પ્લેટમાં લસણ છે એ ચોખ્ખું કહ્યું. જૈન પરિવારને બીજું શું જોઈએ?',
        hi: 'सीधे बता दिया कि किस प्लेट में लहसुन है। जैन परिवार के लिए इतना ही काफ़ी है।',
      },
      author: 'Jignesh Shah',
      role: { en: 'Accountant, Anand', gu: 'એકાઉન્ટન્ટ, આણંદ', hi: 'अकाउंटेंट, आणंद' },
      rating: 5,
    },
    {
      quote: {
        en: 'I had never cooked. The trainer stayed until my boys could press a fafda without tearing it.',
        gu: 'મેં કદી રાંધ્યું નહોતું. છોકરાઓ આખા ફાફડા વણે ત્યાં સુધી ટ્રેનર રોકાયા.',
        hi: 'मैंने कभी खाना नहीं बनाया था। ट्रेनर तब तक रुके, जब तक मेरे लड़के बिना फाड़े फाफड़ा बनाना नहीं सीख गए।',
      },
      author: 'Kiran Rathod',
      role: {
        en: 'Franchise partner, Bhavnagar',
        gu: 'ફ્રેન્ચાઇઝી પાર્ટનર, ભાવનગર',
        hi: 'फ़्रैंचाइज़ी पार्टनर, भावनगर',
      },
      rating: 5,
    },
    {
      quote: {
        en: 'Forty plates asked for on Saturday, at our door on Monday by half past nine, warm.',
        gu: 'શનિવારે 40 પ્લેટ કહી, સોમવારે સાડા નવ સુધીમાં બારણે, ગરમ.',
        hi: 'शनिवार को 40 प्लेट का ऑर्डर दिया, सोमवार साढ़े नौ से पहले गरमागरम हमारे दरवाज़े पर थीं।',
      },
      author: 'Nisha Mehta',
      role: { en: 'Office manager, Surat', gu: 'ઓફિસ મૅનેજર, સુરત', hi: 'ऑफ़िस मैनेजर, सूरत' },
      rating: 5,
    },
    {
      quote: {
        en: 'Two packs of thepla live in my hostel cupboard.',
        gu: 'મારા હોસ્ટેલના કબાટમાં થેપલાંનાં બે પૅકેટ રહે.',
        hi: 'मेरे हॉस्टल की अलमारी में थेपले के दो पैकेट हमेशा रहते हैं।',
      },
      author: 'Dhruv Solanki',
      role: { en: 'Student, Pune', gu: 'વિદ્યાર્થી, પુણે', hi: 'छात्र, पुणे' },
      rating: 5,
    },
    {
      quote: {
        en: 'Chai the right size, fafda the right length, a bench.',
        gu: 'ચા માપસરની, ફાફડા બરાબર લાંબા, ને બેસવા બાંકડો.',
        hi: 'चाय सही नाप की, फाफड़ा सही लंबाई का, और बैठने को बेंच।',
      },
      author: 'Rameshbhai Vyas',
      role: {
        en: 'Retired postmaster, Rajkot',
        gu: 'નિવૃત્ત પોસ્ટમાસ્તર, રાજકોટ',
        hi: 'रिटायर्ड पोस्टमास्टर, राजकोट',
      },
      rating: 5,
    },
  ],
};
