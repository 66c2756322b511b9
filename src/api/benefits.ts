import * as v from 'valibot';
import { createSlugger, slugify } from '#/lib/text.ts';
import { localize } from '#/messages/text.ts';
import { nameByPosition, messagesIn } from '#/messages/messages.ts';
import { questionWithFallbacks, readQuestions, type QuestionRow } from './faqs.ts';
import { id, nestedList, picture, text, textList } from './fields.ts';
import { readItems, listIn } from './readItems.ts';
import { createLoader, pictureAt, type MediaContext, type Resource } from './snapshot.ts';

const ENDPOINT = '/api/franchise-benefits';

const benefitSchema = (media: MediaContext) =>
  v.object({
    position: v.number(),
    id: id(),
    title: text(),
    image: picture(media),
    description1: text(),
    description2: text(),
    keyFeaturesTitle: text(),
    keyFeaturesDescription1: text(),
    keyFeaturesDescription2: text(),
    keyFeatures: textList(),
    keyFeatureImage: picture(media),
    otherTitle: text(),
    otherDescription1: text(),
    otherDescription2: text(),
    faqMainTitle: text(),
    faqs: nestedList(),
  });

type BenefitFields = v.InferOutput<ReturnType<typeof benefitSchema>>;
type BenefitRow = Omit<BenefitFields, 'faqs'> & {
  slug: string;
  faqs: QuestionRow[];
};

export const benefitResource: Resource<BenefitRow> = {
  name: 'franchise-benefits',
  part: 'franchises',
  endpoint: ENDPOINT,
  read: (body, context) => {
    const slugFor = createSlugger();
    const schema = benefitSchema(context);
    const reader = { ...context, endpoint: ENDPOINT, item: 'benefit', schema, nameField: 'title' };
    return readItems(listIn(body, ENDPOINT), reader).map((row) => {
      const { position, id } = row;
      const name = localize('en', row.title ?? nameByPosition('en', 'benefit', position));
      const faqs = readQuestions(row.faqs, ENDPOINT, position - 1, context);
      return { ...row, slug: slugFor(slugify(name), id), faqs };
    });
  },
  pictures: (row) => [{ url: row.image }, { url: row.keyFeatureImage }],
};

/** The franchise benefits, in the API's order, or a message of `notices.json`. */
export const loadBenefits = createLoader(
  benefitResource,
  (row, locale) => ({
    ...row,
    title: row.title ?? nameByPosition(locale, 'benefit', row.position),
    faqs: row.faqs.map((faq) => questionWithFallbacks(faq, locale)),
    image: pictureAt(row.image),
    keyFeatureImage: pictureAt(row.keyFeatureImage),
  }),
  (_, locale) => messagesIn(locale).notices.failed.benefits,
);

export type Benefit = ReturnType<typeof loadBenefits>['items'][number];
