/** Answers about money use sample figures and say so. */
export const faqCategories = [
  {
    id: 1,
    faqMainTitle: 'Franchise: money and agreement',
    faqs: [
      {
        question: 'What does an outlet cost, and what is not included?',
        answer:
          'Sample figures: a kiosk of 100–150 sq ft takes ₹6–9 lakh, a takeaway of 200–300 sq ft ₹10–15 lakh, a café of 500–800 sq ft ₹18–28 lakh. Not included are the rent deposit, rent, GST, licences and working capital for two to three months. Go by the written offer that you receive.',
      },
      {
        question: 'Is there a royalty?',
        answer:
          'In the sample offer four per cent of sales, from the fourth month. If that ever changes it changes at renewal, in writing, and never in the middle of a term.',
      },
      {
        question: 'Is the fee refundable?',
        answer:
          'In the sample offer it comes back in full until training begins; none of it after that. The agreement names the day.',
      },
      {
        question: 'How long does the agreement run, and how is it renewed?',
        answer:
          'Five years in the sample offer. We sit down together six months before the end, look at the shop and the books, and either side may say no.',
      },
      {
        question: 'When do I get my money back?',
        answer:
          'We do not print a number. At the meeting you see the monthly sheets of running outlets, with the number of outlets, the period and what is left out, and you may call their owners yourself.',
      },
      {
        question: 'May I run more than one outlet?',
        answer:
          'Yes, after the first has run for six months. Partners with two shops share one manager and one delivery, and that is where the second becomes cheaper than the first.',
      },
      {
        question: 'How do I know that this enquiry page is genuine?',
        answer:
          'We ask for money only after a meeting and a signed letter of intent, and only into the company account named in it. The phone number in the footer of this site is ours; call it if someone else offers you a Tikhu Mithu franchise.',
      },
    ],
  },
  {
    id: 2,
    faqMainTitle: 'Franchise: shop, people and supply',
    faqs: [
      {
        question: 'How much space, frontage, power and water do I need?',
        answer:
          'A kiosk works from 100 sq ft, a café from 500. Ten feet of frontage, a three-phase connection of 8–12 kW, drinking water and a drain for the kitchen are the usual minimum. We measure before you sign a rent deed.',
      },
      {
        question: 'Will you help me to find a site?',
        answer:
          'Yes. Send us three that you like. We count people at ten in the morning, at one and at seven in the evening, on a weekday and on a Sunday, and tell you what we would do.',
      },
      {
        question: 'Do I need experience with food?',
        answer:
          'No. You need the habit of opening on time and of looking into every tray. Some of our steadiest partners came from a stationery shop, a bank counter and a tailoring unit.',
      },
      {
        question: 'How many people will I need, and who hires them?',
        answer:
          'Two or three for a kiosk, four or five for a takeaway, seven to nine for a café. You hire and pay them; we sit in on the interviews if you like, and we train them.',
      },
      {
        question: 'How long is the training, and where?',
        answer:
          'Ten days in our kitchen near Vadodara, then five days at your own counter with our trainer beside your staff through the opening week.',
      },
      {
        question: 'Who supplies the stock, and how often?',
        answer:
          'Flours, masalas, sev and packed snacks come from the central kitchen twice a week in Gujarat and weekly elsewhere. Vegetables, milk and curd you buy nearby, to a written standard.',
      },
      {
        question: 'May I add local items?',
        answer:
          'Up to four at a time. Send us the recipe; we cook it, cost it and check its allergens, and it goes on your board with a marker of its own.',
      },
      {
        question: 'How soon can I open?',
        answer:
          'Usually 45–60 days from the agreement: three to six weeks for interiors and equipment, and the training runs alongside.',
      },
    ],
  },
  {
    id: 3,
    faqMainTitle: 'Food and allergies',
    faqs: JSON.stringify([
      {
        question: 'Is everything vegetarian? Is there egg in anything?',
        answer: 'Everything is vegetarian, and no egg enters our kitchens.',
      },
      {
        question: 'Which dishes have a Jain version?',
        answer:
          'Fafda, vanela gathiya and masala chaas are made without onion, garlic or root vegetables. For most steamed and griddle dishes we leave them out on request. Dabeli, vada pav and ragda pattice are built on potato and have no Jain version. If you also avoid ginger or overnight batters, say so at the counter.',
      },
      {
        question: 'Which dishes contain wheat, milk, peanuts or sesame?',
        answer:
          'Each dish lists them under its key features. Hing is usually cut with wheat flour, so a gram-flour snack is not gluten-free by itself.',
      },
      {
        question: 'Is the frying oil shared?',
        answer:
          'Savoury snacks share a pan, also those with onion or potato; jalebi has its own. Peanut items are never fried in either. We cannot rule out traces.',
      },
      {
        question: 'What is the difference between khaman and dhokla?',
        answer:
          'Khaman is gram flour or chana dal, yellow and spongy. Dhokla is a fermented batter of rice and dal, paler and with a little sourness. Both are steamed, and our menu keeps them apart.',
      },
      {
        question: 'How spicy is the food?',
        answer:
          'Tikhu means hot and mithu means sweet, and most plates are both. The chillies are served beside the food rather than in it, so you decide.',
      },
    ]),
  },
  {
    id: 4,
    faqMainTitle: 'Ready to eat',
    faqs: [
      {
        question: 'How long does a pack keep?',
        answer:
          'Sealed and kept cool and dry: khakhra four to six months, sev, gathiya and chakri three to four, vacuum-packed thepla 15 days. Once opened, finish thepla within three days and keep the dry snacks in a tin. Go by the date on the pack.',
      },
      {
        question: 'How do I prepare it?',
        answer:
          'Khakhra, sev, gathiya and chakri need nothing. Warm thepla for 20 seconds a side on a dry pan. Khaman mix wants water and 12 minutes of steam, the khichdi cup hot water and 8 minutes with the lid on.',
      },
      {
        question: 'May I carry it on a flight or abroad?',
        answer:
          'Dry sealed packs usually travel without trouble. Some countries restrict milk, seeds and pulses, so check the rules of yours before you pack, and keep the labels on.',
      },
      {
        question: 'How do I pay, and who confirms my order?',
        answer:
          'You pay nothing on this site. Send the order form; our team calls you within 24 hours, confirms packs, price and delivery, and tells you how to pay.',
      },
      {
        question: 'What if a pack arrives damaged?',
        answer:
          'Photograph the pack and its batch number on the day it arrives and send us the picture. We replace it with the next dispatch.',
      },
      {
        question: 'Do you sell to shops?',
        answer:
          'Yes, in cartons of 24 packs. Write “shop” in the description field of the order form, and tell us your city.',
      },
    ],
  },
  {
    id: 5,
    faqMainTitle: 'Visiting and party orders',
    faqs: [
      {
        question: 'Which outlet is near me, and until when is it open?',
        answer:
          'The franchise list shows every outlet by country, state and city. Most are open from 10:00 to 20:00 on weekdays and Saturdays and until 18:00 on Sundays; call before you travel far.',
      },
      {
        question: 'Do you take party and office orders?',
        answer:
          'Yes. Up to forty plates: call a day ahead. More: three days ahead, and a week around Dussehra and Diwali.',
      },
      {
        question: 'When do you open on Dussehra?',
        answer:
          'At five. Fafda and jalebi come out until they are finished, and the queue is told honestly how much is left.',
      },
    ],
  },
];
