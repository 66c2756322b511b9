/** Replaces every text type by `string`, to compare the shape of two languages. */
type Words<Value> = Value extends string
  ? string
  : Value extends (...parameters: infer Parameters) => infer Result
    ? (...parameters: Parameters) => Words<Result>
    : Value extends object
      ? { [Key in keyof Value]: Words<Value[Key]> }
      : Value;

type IsSame<One, Other> = [Words<One>] extends [Words<Other>]
  ? [Words<Other>] extends [Words<One>]
    ? true
    : false
  : false;

type Expect<Answer extends true> = Answer;

/** Compiles only if Gujarati and Hindi have exactly the keys that English has. */
export interface SameWords {
  actionBar: [
    Expect<IsSame<typeof import('./en/actionBar.ts'), typeof import('./gu/actionBar.ts')>>,
    Expect<IsSame<typeof import('./en/actionBar.ts'), typeof import('./hi/actionBar.ts')>>,
  ];
  ages: [
    Expect<IsSame<typeof import('./en/ages.ts'), typeof import('./gu/ages.ts')>>,
    Expect<IsSame<typeof import('./en/ages.ts'), typeof import('./hi/ages.ts')>>,
  ];
  brochure: [
    Expect<IsSame<typeof import('./en/brochure.ts'), typeof import('./gu/brochure.ts')>>,
    Expect<IsSame<typeof import('./en/brochure.ts'), typeof import('./hi/brochure.ts')>>,
  ];
  buyer: [
    Expect<IsSame<typeof import('./en/buyer.ts'), typeof import('./gu/buyer.ts')>>,
    Expect<IsSame<typeof import('./en/buyer.ts'), typeof import('./hi/buyer.ts')>>,
  ];
  causes: [
    Expect<IsSame<typeof import('./en/causes.ts'), typeof import('./gu/causes.ts')>>,
    Expect<IsSame<typeof import('./en/causes.ts'), typeof import('./hi/causes.ts')>>,
  ];
  facts: [
    Expect<IsSame<typeof import('./en/facts.ts'), typeof import('./gu/facts.ts')>>,
    Expect<IsSame<typeof import('./en/facts.ts'), typeof import('./hi/facts.ts')>>,
  ];
  finder: [
    Expect<IsSame<typeof import('./en/finder.ts'), typeof import('./gu/finder.ts')>>,
    Expect<IsSame<typeof import('./en/finder.ts'), typeof import('./hi/finder.ts')>>,
  ];
  'forms/contactForm': [
    Expect<
      IsSame<typeof import('./en/forms/contactForm.ts'), typeof import('./gu/forms/contactForm.ts')>
    >,
    Expect<
      IsSame<typeof import('./en/forms/contactForm.ts'), typeof import('./hi/forms/contactForm.ts')>
    >,
  ];
  'forms/fields': [
    Expect<IsSame<typeof import('./en/forms/fields.ts'), typeof import('./gu/forms/fields.ts')>>,
    Expect<IsSame<typeof import('./en/forms/fields.ts'), typeof import('./hi/forms/fields.ts')>>,
  ];
  'forms/franchiseForm': [
    Expect<
      IsSame<
        typeof import('./en/forms/franchiseForm.ts'),
        typeof import('./gu/forms/franchiseForm.ts')
      >
    >,
    Expect<
      IsSame<
        typeof import('./en/forms/franchiseForm.ts'),
        typeof import('./hi/forms/franchiseForm.ts')
      >
    >,
  ];
  'forms/leadForm': [
    Expect<
      IsSame<typeof import('./en/forms/leadForm.ts'), typeof import('./gu/forms/leadForm.ts')>
    >,
    Expect<
      IsSame<typeof import('./en/forms/leadForm.ts'), typeof import('./hi/forms/leadForm.ts')>
    >,
  ];
  'forms/orderForm': [
    Expect<
      IsSame<typeof import('./en/forms/orderForm.ts'), typeof import('./gu/forms/orderForm.ts')>
    >,
    Expect<
      IsSame<typeof import('./en/forms/orderForm.ts'), typeof import('./hi/forms/orderForm.ts')>
    >,
  ];
  franchises: [
    Expect<IsSame<typeof import('./en/franchises.ts'), typeof import('./gu/franchises.ts')>>,
    Expect<IsSame<typeof import('./en/franchises.ts'), typeof import('./hi/franchises.ts')>>,
  ];
  headerMenu: [
    Expect<IsSame<typeof import('./en/headerMenu.ts'), typeof import('./gu/headerMenu.ts')>>,
    Expect<IsSame<typeof import('./en/headerMenu.ts'), typeof import('./hi/headerMenu.ts')>>,
  ];
  introVideo: [
    Expect<IsSame<typeof import('./en/introVideo.ts'), typeof import('./gu/introVideo.ts')>>,
    Expect<IsSame<typeof import('./en/introVideo.ts'), typeof import('./hi/introVideo.ts')>>,
  ];
  joinWords: [
    Expect<IsSame<typeof import('./en/joinWords.ts'), typeof import('./gu/joinWords.ts')>>,
    Expect<IsSame<typeof import('./en/joinWords.ts'), typeof import('./hi/joinWords.ts')>>,
  ];
  language: [
    Expect<IsSame<typeof import('./en/language.ts'), typeof import('./gu/language.ts')>>,
    Expect<IsSame<typeof import('./en/language.ts'), typeof import('./hi/language.ts')>>,
  ];
  languageHint: [
    Expect<IsSame<typeof import('./en/languageHint.ts'), typeof import('./gu/languageHint.ts')>>,
    Expect<IsSame<typeof import('./en/languageHint.ts'), typeof import('./hi/languageHint.ts')>>,
  ];
  listPage: [
    Expect<IsSame<typeof import('./en/listPage.ts'), typeof import('./gu/listPage.ts')>>,
    Expect<IsSame<typeof import('./en/listPage.ts'), typeof import('./hi/listPage.ts')>>,
  ];
  locationPage: [
    Expect<IsSame<typeof import('./en/locationPage.ts'), typeof import('./gu/locationPage.ts')>>,
    Expect<IsSame<typeof import('./en/locationPage.ts'), typeof import('./hi/locationPage.ts')>>,
  ];
  notices: [
    Expect<IsSame<typeof import('./en/notices.ts'), typeof import('./gu/notices.ts')>>,
    Expect<IsSame<typeof import('./en/notices.ts'), typeof import('./hi/notices.ts')>>,
  ];
  pageLinks: [
    Expect<IsSame<typeof import('./en/pageLinks.ts'), typeof import('./gu/pageLinks.ts')>>,
    Expect<IsSame<typeof import('./en/pageLinks.ts'), typeof import('./hi/pageLinks.ts')>>,
  ];
  pageRecords: [
    Expect<IsSame<typeof import('./en/pageRecords.ts'), typeof import('./gu/pageRecords.ts')>>,
    Expect<IsSame<typeof import('./en/pageRecords.ts'), typeof import('./hi/pageRecords.ts')>>,
  ];
  'pages/about': [
    Expect<IsSame<typeof import('./en/pages/about.ts'), typeof import('./gu/pages/about.ts')>>,
    Expect<IsSame<typeof import('./en/pages/about.ts'), typeof import('./hi/pages/about.ts')>>,
  ];
  'pages/blog': [
    Expect<IsSame<typeof import('./en/pages/blog.ts'), typeof import('./gu/pages/blog.ts')>>,
    Expect<IsSame<typeof import('./en/pages/blog.ts'), typeof import('./hi/pages/blog.ts')>>,
  ];
  'pages/chefSingle': [
    Expect<
      IsSame<typeof import('./en/pages/chefSingle.ts'), typeof import('./gu/pages/chefSingle.ts')>
    >,
    Expect<
      IsSame<typeof import('./en/pages/chefSingle.ts'), typeof import('./hi/pages/chefSingle.ts')>
    >,
  ];
  'pages/contact': [
    Expect<IsSame<typeof import('./en/pages/contact.ts'), typeof import('./gu/pages/contact.ts')>>,
    Expect<IsSame<typeof import('./en/pages/contact.ts'), typeof import('./hi/pages/contact.ts')>>,
  ];
  'pages/faqs': [
    Expect<IsSame<typeof import('./en/pages/faqs.ts'), typeof import('./gu/pages/faqs.ts')>>,
    Expect<IsSame<typeof import('./en/pages/faqs.ts'), typeof import('./hi/pages/faqs.ts')>>,
  ];
  'pages/franchiseDetails': [
    Expect<
      IsSame<
        typeof import('./en/pages/franchiseDetails.ts'),
        typeof import('./gu/pages/franchiseDetails.ts')
      >
    >,
    Expect<
      IsSame<
        typeof import('./en/pages/franchiseDetails.ts'),
        typeof import('./hi/pages/franchiseDetails.ts')
      >
    >,
  ];
  'pages/franchisesList': [
    Expect<
      IsSame<
        typeof import('./en/pages/franchisesList.ts'),
        typeof import('./gu/pages/franchisesList.ts')
      >
    >,
    Expect<
      IsSame<
        typeof import('./en/pages/franchisesList.ts'),
        typeof import('./hi/pages/franchisesList.ts')
      >
    >,
  ];
  'pages/home': [
    Expect<IsSame<typeof import('./en/pages/home.ts'), typeof import('./gu/pages/home.ts')>>,
    Expect<IsSame<typeof import('./en/pages/home.ts'), typeof import('./hi/pages/home.ts')>>,
  ];
  'pages/imageGallery': [
    Expect<
      IsSame<
        typeof import('./en/pages/imageGallery.ts'),
        typeof import('./gu/pages/imageGallery.ts')
      >
    >,
    Expect<
      IsSame<
        typeof import('./en/pages/imageGallery.ts'),
        typeof import('./hi/pages/imageGallery.ts')
      >
    >,
  ];
  'pages/menu': [
    Expect<IsSame<typeof import('./en/pages/menu.ts'), typeof import('./gu/pages/menu.ts')>>,
    Expect<IsSame<typeof import('./en/pages/menu.ts'), typeof import('./hi/pages/menu.ts')>>,
  ];
  'pages/notFound': [
    Expect<
      IsSame<typeof import('./en/pages/notFound.ts'), typeof import('./gu/pages/notFound.ts')>
    >,
    Expect<
      IsSame<typeof import('./en/pages/notFound.ts'), typeof import('./hi/pages/notFound.ts')>
    >,
  ];
  'pages/readyToEat': [
    Expect<
      IsSame<typeof import('./en/pages/readyToEat.ts'), typeof import('./gu/pages/readyToEat.ts')>
    >,
    Expect<
      IsSame<typeof import('./en/pages/readyToEat.ts'), typeof import('./hi/pages/readyToEat.ts')>
    >,
  ];
  'pages/services': [
    Expect<
      IsSame<typeof import('./en/pages/services.ts'), typeof import('./gu/pages/services.ts')>
    >,
    Expect<
      IsSame<typeof import('./en/pages/services.ts'), typeof import('./hi/pages/services.ts')>
    >,
  ];
  'pages/teams': [
    Expect<IsSame<typeof import('./en/pages/teams.ts'), typeof import('./gu/pages/teams.ts')>>,
    Expect<IsSame<typeof import('./en/pages/teams.ts'), typeof import('./hi/pages/teams.ts')>>,
  ];
  'pages/testimonial': [
    Expect<
      IsSame<typeof import('./en/pages/testimonial.ts'), typeof import('./gu/pages/testimonial.ts')>
    >,
    Expect<
      IsSame<typeof import('./en/pages/testimonial.ts'), typeof import('./hi/pages/testimonial.ts')>
    >,
  ];
  'pages/videoGallery': [
    Expect<
      IsSame<
        typeof import('./en/pages/videoGallery.ts'),
        typeof import('./gu/pages/videoGallery.ts')
      >
    >,
    Expect<
      IsSame<
        typeof import('./en/pages/videoGallery.ts'),
        typeof import('./hi/pages/videoGallery.ts')
      >
    >,
  ];
  post: [
    Expect<IsSame<typeof import('./en/post.ts'), typeof import('./gu/post.ts')>>,
    Expect<IsSame<typeof import('./en/post.ts'), typeof import('./hi/post.ts')>>,
  ];
  privacyNotice: [
    Expect<IsSame<typeof import('./en/privacyNotice.ts'), typeof import('./gu/privacyNotice.ts')>>,
    Expect<IsSame<typeof import('./en/privacyNotice.ts'), typeof import('./hi/privacyNotice.ts')>>,
  ];
  shared: [
    Expect<IsSame<typeof import('./en/shared.ts'), typeof import('./gu/shared.ts')>>,
    Expect<IsSame<typeof import('./en/shared.ts'), typeof import('./hi/shared.ts')>>,
  ];
  testimonials: [
    Expect<IsSame<typeof import('./en/testimonials.ts'), typeof import('./gu/testimonials.ts')>>,
    Expect<IsSame<typeof import('./en/testimonials.ts'), typeof import('./hi/testimonials.ts')>>,
  ];
  units: [
    Expect<IsSame<typeof import('./en/units.ts'), typeof import('./gu/units.ts')>>,
    Expect<IsSame<typeof import('./en/units.ts'), typeof import('./hi/units.ts')>>,
  ];
  video: [
    Expect<IsSame<typeof import('./en/video.ts'), typeof import('./gu/video.ts')>>,
    Expect<IsSame<typeof import('./en/video.ts'), typeof import('./hi/video.ts')>>,
  ];
}
