import * as v from 'valibot';
import { text } from './fields.ts';

const block = <const Entries extends v.ObjectEntries>(entries: Entries) =>
  v.optional(v.strictObject(entries));
const texts = v.array(text);
const titled = v.strictObject({ title: text, text });
/** Blocks with keys of the owner's own, in the order of the file. */
const blocks = <const Item extends v.GenericSchema>(item: Item) => v.optional(v.record(text, item));
/** Titled texts under keys that the code pairs with drawings; each may be left out. */
const titledBy = <const Key extends string>(...keys: readonly Key[]) =>
  v.optional(v.strictObject(v.entriesFromList(keys, v.optional(titled))));

/** The texts of a page's head; what is left out is made of the page's label and the business's name. */
const head = {
  /** Whether these are still the sample's texts. */
  isSample: v.optional(v.boolean()),
  /** The document's title, to which the business's name is appended. */
  title: v.optional(text),
  description: v.optional(text),
  /** Its `h1`. */
  heading: v.optional(text),
  /** The introduction below the heading. */
  intro: v.optional(text),
  /** The lines on its social card. */
  card: v.optional(texts),
};

const slide = block({ first: text, second: text, text });
const purpose = block({ heading: text, text });
const side = block({ text, points: texts });
const support = block({ when: text, items: texts });
const advantages = block({ title: text, items: texts });

/** What the business says on each page. A block that is left out is not on its page, nor is its heading. */
export const CopySchemas = {
  about: v.strictObject({
    ...head,
    story: block({ heading: text, paragraphs: texts }),
    purpose: block({ mission: purpose, vision: purpose, values: purpose }),
    trade: block({
      heading: text,
      promise: v.optional(text),
      manufacturer: side,
      franchisor: side,
    }),
    faqs: blocks(v.strictObject({ question: text, answer: text })),
  }),
  blog: v.strictObject(head),
  chefSingle: v.strictObject(head),
  contact: v.strictObject(head),
  faqs: v.strictObject(head),
  franchiseDetails: v.strictObject({
    ...head,
    areaNote: v.optional(text),
    reasons: titledBy('model', 'training', 'support', 'marketing', 'territory'),
    steps: blocks(titled),
    reckoner: block({ note: text }),
    genuine: block({ text }),
    call: block({ text }),
  }),
  franchisesList: v.strictObject(head),
  home: v.strictObject({
    ...head,
    hero: block({ food: slide, franchise: slide }),
    about: block({ heading: text, lead: text, text }),
    combo: block({ heading: text, lead: text, alt: text }),
    kitchen: block({ heading: text, text }),
  }),
  imageGallery: v.strictObject(head),
  menu: v.strictObject({ ...head, note: v.optional(text) }),
  notFound: v.strictObject(head),
  privacy: v.strictObject({ isSample: head.isSample, sharing: v.optional(text) }),
  readyToEat: v.strictObject({
    ...head,
    story: block({ heading: text, paragraphs: texts, specialty: v.optional(text) }),
    benefits: blocks(titled),
    audiences: titledBy(
      ...['workingCouples', 'hostelStudents', 'studentsAbroad', 'professionalsAbroad'],
      ...['travellers', 'trekkers', 'kitchenChefs'],
    ),
    order: block({ text }),
  }),
  services: v.strictObject({
    ...head,
    support: block({ setup: support, ongoing: support }),
    setup: block({
      text: v.optional(text),
      cards: titledBy(
        ...['floorPlan', 'shopFront', 'counter', 'menuBoard', 'seating', 'lighting'],
        ...['wallFinish', 'washBasin', 'power'],
      ),
    }),
    kitchen: titledBy('steamer', 'fryer', 'griddle', 'chaiStation', 'fridge', 'grinder'),
    extra: titledBy('cctv', 'branding', 'uniform', 'openingDecor'),
    costs: v.optional(text),
    pillars: titledBy('experience', 'price', 'quality', 'consistency'),
    advantages: block({ owner: advantages, counter: advantages, accounts: advantages }),
  }),
  shared: v.strictObject({
    isSample: head.isSample,
    introVideo: block({ heading: text, text, title: text }),
  }),
  teams: v.strictObject(head),
  testimonial: v.strictObject({ ...head, visit: block({ text }) }),
  videoGallery: v.strictObject(head),
};

export type CopyName = keyof typeof CopySchemas;

/** The business's texts of every page in one language. */
export type Copy = { [Name in CopyName]: v.InferOutput<(typeof CopySchemas)[Name]> };
