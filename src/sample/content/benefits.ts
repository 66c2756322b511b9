/** Sample terms. Some entries lack optional parts, as in answers of a real API. */
export const benefits = [
  {
    id: 1,
    title: 'A model you can check',
    image: '/media/benefit-counter.jpg',
    description1:
      'Three formats, one menu, one kitchen behind them. A kiosk sells eight dishes, a takeaway fourteen, a café all twenty. Each recipe is portioned by weight, so the plate in Bhuj costs what the plate in Borivali costs, and you know that figure before you sign.',
    description2:
      'We have been frying since 2022, and every outlet sends its day sheet at closing time: plates sold, plates thrown away, hours worked. At the meeting those sheets lie on the table. Read them, call the owners, stand at a counter for a Saturday.',
    keyFeaturesTitle: 'What you see before you decide',
    keyFeaturesDescription1:
      'No projected return is printed here, because a projection without its evidence is worth nothing. You see instead:',
    keyFeaturesDescription2:
      'Sample figures: kiosk ₹6–9 lakh, takeaway ₹10–15 lakh, café ₹18–28 lakh, without rent, deposit, GST, licences and working capital.',
    keyFeatures: [
      'Day sheets of running outlets, good months and bad ones',
      'Cost and weight of every plate on the menu',
      'The full list of what you pay for and what we pay for',
      'Telephone numbers of partners who agreed to be called',
    ],
    keyFeatureImage: '/media/benefit-day-sheet.jpg',
    otherTitle: 'From first call to first plate',
    otherDescription1:
      'Enquiry, call within a day, meeting and shop visit, site check, letter of intent, agreement, interiors and equipment, training, opening. The last four take three to six weeks together.',
    otherDescription2:
      'Most partners open 45–60 days after the agreement. Those who take longer usually waited for an electricity connection, so we ask about that first.',
    faqMainTitle: 'Asked at the first meeting',
    faqs: [
      {
        id: 1,
        question: 'Which format should I start with?',
        answer:
          'The one your street can fill at ten in the morning. We count passers-by with you and say so if a kiosk would do.',
      },
      {
        id: 2,
        question: 'May a kiosk grow into a café?',
        answer:
          'Yes. Equipment is bought back at its book value when you move up within two years.',
      },
      {
        id: 3,
        question: 'What happens in a bad month?',
        answer:
          'Your field manager comes with the day sheets of three similar outlets, and you go through waste, hours and menu together.',
      },
    ],
  },
  {
    id: 2,
    title: 'Training until hands know it',
    image: '/media/benefit-training.jpg',
    description1:
      'Ten days in the central kitchen and five at your own counter. Your people learn to hear when the oil is ready, to stop a khaman at the minute, to pull fafda with the heel of the hand, and to say no to a tray that is not good enough.',
    description2:
      'Nobody cooks from a video. A trainer stands beside each pair, and on the last day the pair cooks the whole menu for twenty guests without help.',
    keyFeaturesTitle: 'Fifteen days, in this order',
    keyFeaturesDescription1:
      'The first week is steam and griddle, the second is the pan and the till, the third is your own shop.',
    keyFeatures: [
      'Days 1–3: batters, steam, weights and hygiene',
      'Days 4–6: griddle, pav and chaat',
      'Days 7–10: frying, syrup, billing and stock',
      'Days 11–15: your counter, with our trainer in the opening week',
    ],
    keyFeatureImage: '/media/benefit-kitchen.jpg',
    faqMainTitle: 'About the training',
    faqs: [
      {
        id: 4,
        question: 'Who pays for the stay?',
        answer:
          'Teaching, meals and uniforms are ours; travel and beds are yours. We keep a list of clean guest houses near the kitchen.',
      },
      {
        id: 5,
        question: 'What if my cook leaves?',
        answer:
          'Send the next one. Places in the ten-day course stay open to you without charge for as long as the agreement runs.',
      },
    ],
  },
  {
    id: 3,
    title: 'Site, design and set-up',
    image: '/media/benefit-interior.jpg',
    description1:
      'Indigo wall, salt-white tiles, steel thalis, one turmeric-yellow counter. Our drawings start from your shop’s walls and drain, and the carpenter gets them with every hook and socket dimensioned.',
    keyFeaturesTitle: 'What comes with the drawings',
    keyFeaturesDescription1:
      'You may build with your own contractor. We check the work twice: before the tiles and before the paint.',
    keyFeatures: [
      'Site check with people counted at three hours of the day',
      'Floor plan, elevation, electrical and plumbing drawings',
      'Equipment list with three quotations for each machine',
      'Sign board, menu board and uniforms',
    ],
    otherTitle: 'What you arrange',
    otherDescription1:
      'Rent deed, electricity, water, shop-act registration, GST, food licence and, where the municipality asks, fire clearance. A checklist with offices and forms comes with the letter of intent.',
  },
  {
    id: 4,
    title: 'Supply from one kitchen',
    image: '/media/benefit-supply.jpg',
    description1:
      'Flours, masalas, sev, chutney bases and the packed range leave the central kitchen twice a week, and weekly outside Gujarat. Crates are numbered, each carries the date it was filled, and what arrives dented goes back on the same van.',
    description2:
      'Vegetables, milk, curd and pav you buy nearby, to a written standard with photographs of what to refuse.',
    keyFeaturesTitle: 'What the van brings',
    keyFeaturesDescription1: 'The list depends on your format and is settled with you each month.',
    keyFeatures: [],
    keyFeatureImage: '/media/benefit-van.jpg',
    faqMainTitle: 'About supply',
    faqs: [
      {
        id: 6,
        question: 'What if the van is late?',
        answer:
          'Every outlet keeps ten days of dry stock. If we miss a delivery by more than a day, that delivery is free.',
      },
      {
        id: 7,
        question: 'May I buy flour elsewhere?',
        answer:
          'In an emergency, yes, from the list of approved mills. Tell your field manager the same day, so that the batch can be traced.',
      },
    ],
  },
  {
    id: 5,
    title: 'An opening the street notices',
    image: '/media/benefit-marketing.jpg',
    description1:
      'A toran over the door, a hot plate on the pavement and a hundred neighbours invited by name: an opening is a morning’s work, planned three weeks ahead.',
    description2:
      'After that we plan by the calendar of the snack itself. Chikki and undhiyu at Uttarayan, farali plates in Shravan, fafda-jalebi at Dussehra, dry boxes before Diwali: each comes with posters, a pre-order sheet and a stock plan.',
    keyFeaturesTitle: 'In the opening kit',
    keyFeaturesDescription1: 'Printed and delivered a week before the date:',
    keyFeatures: [
      'Sign board, toran and menu cards in Gujarati and your local language',
      'Listing on maps and delivery apps, with pictures',
      '500 invitations and the first tray of every dish',
    ],
    faqMainTitle: 'About marketing',
    faqs: [],
  },
  {
    id: 6,
    title: 'Someone beside you after day one',
    image: '/media/benefit-support.jpg',
    description1:
      'Your field manager visits every second week in the first three months and monthly from then on, eats a plate from each station and writes down what you agreed.',
    keyFeaturesTitle: 'What keeps coming',
    keyFeaturesDescription1:
      'The telephone of the kitchen is answered during business hours.',
    keyFeaturesDescription2:
      'Your area is yours: on the streets named in your agreement we open no other Tikhu Mithu.',
    keyFeatures: [
      'Field visits with a written note',
      'Hygiene audit twice a year, shared with you the same day',
      'Two new dishes a year, tested in three outlets first',
      'Refresher training for your staff without charge',
    ],
    otherTitle: 'When something goes wrong',
    otherDescription1:
      'Photograph it, send it, call. A dish can be stopped in all outlets within an hour, and the batch is traced the same day.',
    otherDescription2:
      'If we disagree with you, the agreement names a person outside both companies who hears both sides.',
  },
];
