/** Shown in place of an empty list. */
export const emptyNotices = {
  categories: 'अभी कोई श्रेणी नहीं है',
  posts: 'कोई लेख नहीं मिला।',
  members: 'अभी टीम के सदस्यों की जानकारी नहीं है।',
  faqs: 'अभी कोई सवाल-जवाब नहीं है।',
  dishesOfCategory: 'इस श्रेणी में अभी कोई डिश नहीं है।',
  keyFeatures: 'अभी खास बातें नहीं लिखी गई हैं।',
};

/** Shown in place of content that could not be loaded. */
export const failureNotices = {
  dishesStatus: 'मेन्यू नहीं मिल पाया',
  dishes: (cause: string) => `मेन्यू लाने में गड़बड़ी हुई: ${cause}`,
  serviceDishes: 'मेन्यू लोड नहीं हो पाया। कृपया थोड़ी देर बाद फिर कोशिश करें।',
  posts: 'लेख लोड नहीं हो पाए। कृपया थोड़ी देर बाद फिर कोशिश करें।',
  post: 'लेख लोड नहीं हो पाया। कृपया थोड़ी देर बाद फिर कोशिश करें।',
  membersMissing: 'टीम की जानकारी का पता नहीं मिला।',
  membersServer: (status: string) => `सर्वर में गड़बड़ी: ${status}`,
  membersNetwork: 'नेटवर्क में गड़बड़ी है। कृपया अपना इंटरनेट जाँचें और फिर कोशिश करें।',
  members: 'टीम के सदस्य लोड नहीं हो पाए। कृपया थोड़ी देर बाद फिर कोशिश करें।',
  faqs: 'सवाल-जवाब नहीं मिल पाए।',
  pictures: 'गैलरी लोड नहीं हो पाई। कृपया थोड़ी देर बाद फिर कोशिश करें।',
  videos: 'वीडियो लोड नहीं हो पाए। कृपया सर्वर जाँचें।',
  benefits: 'फ़्रैंचाइज़ी के फ़ायदे नहीं मिल पाए।',
  franchisesStatus: 'आउटलेट की सूची नहीं मिल पाई',
  franchises: (cause: string) => `आउटलेट की सूची लाने में गड़बड़ी हुई: ${cause}`,
};

/** Read by screen readers in place of the dash for a missing price. */
export const noPrice = 'दाम नहीं दिया गया';

/** Fallbacks for missing values of an item. */
export const fallbacks = {
  dishName: (position: number) => `डिश ${position}`,
  dishCategory: 'अन्य',
  description: 'जानकारी नहीं दी गई है',
  postTitle: 'बिना शीर्षक का लेख',
  memberRole: 'टीम के सदस्य',
  faqCategory: 'बिना नाम की श्रेणी',
  question: 'सवाल नहीं दिया गया है',
  answer: 'जवाब नहीं दिया गया है',
};

/** Another cause of content that could not be loaded, like those in `causes.ts`. */
export const timeOut = (milliseconds: number) => `${milliseconds} ms में जवाब नहीं आया`;

/** Names for items without a name. */
export const unnamed = {
  benefit: (position: number) => `फ़ायदा ${position}`,
  outlet: (position: number) => `आउटलेट ${position}`,
  city: 'बिना नाम का शहर',
  state: 'बिना नाम का राज्य',
};
