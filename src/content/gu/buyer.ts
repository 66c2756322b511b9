/** Texts for buyers of a franchise, on its page and in the brochure. */
export const buyer = {
  partner: 'તમે શું લાવો',
  brand: 'અમે શું આપીએ',
  papers: 'આ કાગળો તૈયાર રાખો',
  genuine: 'અમને કેવી રીતે ઓળખશો',
  channels: (name: string) =>
    `અમે રૂબરૂ મળ્યા પછી અને લેટર ઓફ ઇન્ટેન્ટ પર સહી થયા પછી જ પૈસા માગીએ છીએ, અને એ પણ એમાં લખેલા કંપનીના ખાતામાં જ. બીજું કોઈ તમને ${name}ની ફ્રેન્ચાઇઝી આપવાની વાત કરે, તો પહેલાં આ પાના પરના નંબર પર ફોન કરો.`,
};
