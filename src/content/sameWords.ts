/** A record with every text taken as just a text: what two languages must have in common. */
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

/** Compiles only where a language has every key that English has, and no other. */
type Same<_Answer extends true> = true;

/** Every file of the English words against that of the other languages. */
export interface SameWords {
  actionBar: Same<IsSame<typeof import('./en/actionBar.ts'), typeof import('./gu/actionBar.ts')>> &
    Same<IsSame<typeof import('./en/actionBar.ts'), typeof import('./hi/actionBar.ts')>>;
  buyer: Same<IsSame<typeof import('./en/buyer.ts'), typeof import('./gu/buyer.ts')>> &
    Same<IsSame<typeof import('./en/buyer.ts'), typeof import('./hi/buyer.ts')>>;
  finder: Same<IsSame<typeof import('./en/finder.ts'), typeof import('./gu/finder.ts')>> &
    Same<IsSame<typeof import('./en/finder.ts'), typeof import('./hi/finder.ts')>>;
  introVideo: Same<
    IsSame<typeof import('./en/introVideo.ts'), typeof import('./gu/introVideo.ts')>
  > &
    Same<IsSame<typeof import('./en/introVideo.ts'), typeof import('./hi/introVideo.ts')>>;
  language: Same<IsSame<typeof import('./en/language.ts'), typeof import('./gu/language.ts')>> &
    Same<IsSame<typeof import('./en/language.ts'), typeof import('./hi/language.ts')>>;
  listPage: Same<IsSame<typeof import('./en/listPage.ts'), typeof import('./gu/listPage.ts')>> &
    Same<IsSame<typeof import('./en/listPage.ts'), typeof import('./hi/listPage.ts')>>;
  locationPage: Same<
    IsSame<typeof import('./en/locationPage.ts'), typeof import('./gu/locationPage.ts')>
  > &
    Same<IsSame<typeof import('./en/locationPage.ts'), typeof import('./hi/locationPage.ts')>>;
  notices: Same<IsSame<typeof import('./en/notices.ts'), typeof import('./gu/notices.ts')>> &
    Same<IsSame<typeof import('./en/notices.ts'), typeof import('./hi/notices.ts')>>;
  pageLinks: Same<IsSame<typeof import('./en/pageLinks.ts'), typeof import('./gu/pageLinks.ts')>> &
    Same<IsSame<typeof import('./en/pageLinks.ts'), typeof import('./hi/pageLinks.ts')>>;
  pageRecords: Same<
    IsSame<typeof import('./en/pageRecords.ts'), typeof import('./gu/pageRecords.ts')>
  > &
    Same<IsSame<typeof import('./en/pageRecords.ts'), typeof import('./hi/pageRecords.ts')>>;
  'pages/about': Same<
    IsSame<typeof import('./en/pages/about.ts'), typeof import('./gu/pages/about.ts')>
  > &
    Same<IsSame<typeof import('./en/pages/about.ts'), typeof import('./hi/pages/about.ts')>>;
  'pages/blog': Same<
    IsSame<typeof import('./en/pages/blog.ts'), typeof import('./gu/pages/blog.ts')>
  > &
    Same<IsSame<typeof import('./en/pages/blog.ts'), typeof import('./hi/pages/blog.ts')>>;
  'pages/chefSingle': Same<
    IsSame<typeof import('./en/pages/chefSingle.ts'), typeof import('./gu/pages/chefSingle.ts')>
  > &
    Same<
      IsSame<typeof import('./en/pages/chefSingle.ts'), typeof import('./hi/pages/chefSingle.ts')>
    >;
  'pages/contact': Same<
    IsSame<typeof import('./en/pages/contact.ts'), typeof import('./gu/pages/contact.ts')>
  > &
    Same<IsSame<typeof import('./en/pages/contact.ts'), typeof import('./hi/pages/contact.ts')>>;
  'pages/faqs': Same<
    IsSame<typeof import('./en/pages/faqs.ts'), typeof import('./gu/pages/faqs.ts')>
  > &
    Same<IsSame<typeof import('./en/pages/faqs.ts'), typeof import('./hi/pages/faqs.ts')>>;
  'pages/franchiseDetails': Same<
    IsSame<
      typeof import('./en/pages/franchiseDetails.ts'),
      typeof import('./gu/pages/franchiseDetails.ts')
    >
  > &
    Same<
      IsSame<
        typeof import('./en/pages/franchiseDetails.ts'),
        typeof import('./hi/pages/franchiseDetails.ts')
      >
    >;
  'pages/franchisesList': Same<
    IsSame<
      typeof import('./en/pages/franchisesList.ts'),
      typeof import('./gu/pages/franchisesList.ts')
    >
  > &
    Same<
      IsSame<
        typeof import('./en/pages/franchisesList.ts'),
        typeof import('./hi/pages/franchisesList.ts')
      >
    >;
  'pages/home': Same<
    IsSame<typeof import('./en/pages/home.ts'), typeof import('./gu/pages/home.ts')>
  > &
    Same<IsSame<typeof import('./en/pages/home.ts'), typeof import('./hi/pages/home.ts')>>;
  'pages/imageGallery': Same<
    IsSame<typeof import('./en/pages/imageGallery.ts'), typeof import('./gu/pages/imageGallery.ts')>
  > &
    Same<
      IsSame<
        typeof import('./en/pages/imageGallery.ts'),
        typeof import('./hi/pages/imageGallery.ts')
      >
    >;
  'pages/menu': Same<
    IsSame<typeof import('./en/pages/menu.ts'), typeof import('./gu/pages/menu.ts')>
  > &
    Same<IsSame<typeof import('./en/pages/menu.ts'), typeof import('./hi/pages/menu.ts')>>;
  'pages/notFound': Same<
    IsSame<typeof import('./en/pages/notFound.ts'), typeof import('./gu/pages/notFound.ts')>
  > &
    Same<IsSame<typeof import('./en/pages/notFound.ts'), typeof import('./hi/pages/notFound.ts')>>;
  'pages/readyToEat': Same<
    IsSame<typeof import('./en/pages/readyToEat.ts'), typeof import('./gu/pages/readyToEat.ts')>
  > &
    Same<
      IsSame<typeof import('./en/pages/readyToEat.ts'), typeof import('./hi/pages/readyToEat.ts')>
    >;
  'pages/services': Same<
    IsSame<typeof import('./en/pages/services.ts'), typeof import('./gu/pages/services.ts')>
  > &
    Same<IsSame<typeof import('./en/pages/services.ts'), typeof import('./hi/pages/services.ts')>>;
  'pages/teams': Same<
    IsSame<typeof import('./en/pages/teams.ts'), typeof import('./gu/pages/teams.ts')>
  > &
    Same<IsSame<typeof import('./en/pages/teams.ts'), typeof import('./hi/pages/teams.ts')>>;
  'pages/testimonial': Same<
    IsSame<typeof import('./en/pages/testimonial.ts'), typeof import('./gu/pages/testimonial.ts')>
  > &
    Same<
      IsSame<typeof import('./en/pages/testimonial.ts'), typeof import('./hi/pages/testimonial.ts')>
    >;
  'pages/videoGallery': Same<
    IsSame<typeof import('./en/pages/videoGallery.ts'), typeof import('./gu/pages/videoGallery.ts')>
  > &
    Same<
      IsSame<
        typeof import('./en/pages/videoGallery.ts'),
        typeof import('./hi/pages/videoGallery.ts')
      >
    >;
  post: Same<IsSame<typeof import('./en/post.ts'), typeof import('./gu/post.ts')>> &
    Same<IsSame<typeof import('./en/post.ts'), typeof import('./hi/post.ts')>>;
  privacyNotice: Same<
    IsSame<typeof import('./en/privacyNotice.ts'), typeof import('./gu/privacyNotice.ts')>
  > &
    Same<IsSame<typeof import('./en/privacyNotice.ts'), typeof import('./hi/privacyNotice.ts')>>;
  shared: Same<IsSame<typeof import('./en/shared.ts'), typeof import('./gu/shared.ts')>> &
    Same<IsSame<typeof import('./en/shared.ts'), typeof import('./hi/shared.ts')>>;
  testimonials: Same<
    IsSame<typeof import('./en/testimonials.ts'), typeof import('./gu/testimonials.ts')>
  > &
    Same<IsSame<typeof import('./en/testimonials.ts'), typeof import('./hi/testimonials.ts')>>;
  'forms/leadForm': Same<
    IsSame<typeof import('./en/forms/leadForm.ts'), typeof import('./gu/forms/leadForm.ts')>
  > &
    Same<IsSame<typeof import('./en/forms/leadForm.ts'), typeof import('./hi/forms/leadForm.ts')>>;
  'forms/fields': Same<
    IsSame<typeof import('./en/forms/fields.ts'), typeof import('./gu/forms/fields.ts')>
  > &
    Same<IsSame<typeof import('./en/forms/fields.ts'), typeof import('./hi/forms/fields.ts')>>;
  'forms/contactForm': Same<
    IsSame<typeof import('./en/forms/contactForm.ts'), typeof import('./gu/forms/contactForm.ts')>
  > &
    Same<
      IsSame<typeof import('./en/forms/contactForm.ts'), typeof import('./hi/forms/contactForm.ts')>
    >;
  'forms/franchiseForm': Same<
    IsSame<
      typeof import('./en/forms/franchiseForm.ts'),
      typeof import('./gu/forms/franchiseForm.ts')
    >
  > &
    Same<
      IsSame<
        typeof import('./en/forms/franchiseForm.ts'),
        typeof import('./hi/forms/franchiseForm.ts')
      >
    >;
  'forms/orderForm': Same<
    IsSame<typeof import('./en/forms/orderForm.ts'), typeof import('./gu/forms/orderForm.ts')>
  > &
    Same<
      IsSame<typeof import('./en/forms/orderForm.ts'), typeof import('./hi/forms/orderForm.ts')>
    >;
  causes: Same<IsSame<typeof import('./en/causes.ts'), typeof import('./gu/causes.ts')>> &
    Same<IsSame<typeof import('./en/causes.ts'), typeof import('./hi/causes.ts')>>;
  units: Same<IsSame<typeof import('./en/units.ts'), typeof import('./gu/units.ts')>> &
    Same<IsSame<typeof import('./en/units.ts'), typeof import('./hi/units.ts')>>;
  ages: Same<IsSame<typeof import('./en/ages.ts'), typeof import('./gu/ages.ts')>> &
    Same<IsSame<typeof import('./en/ages.ts'), typeof import('./hi/ages.ts')>>;
  video: Same<IsSame<typeof import('./en/video.ts'), typeof import('./gu/video.ts')>> &
    Same<IsSame<typeof import('./en/video.ts'), typeof import('./hi/video.ts')>>;
  headerMenu: Same<
    IsSame<typeof import('./en/headerMenu.ts'), typeof import('./gu/headerMenu.ts')>
  > &
    Same<IsSame<typeof import('./en/headerMenu.ts'), typeof import('./hi/headerMenu.ts')>>;
}
