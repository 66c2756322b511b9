import * as v from 'valibot';
import { failureNotices, fallbacks } from '#/copy/notices.ts';
import { createSlugger, slugify } from '#/lib/slug.ts';
import { nestedList, orAbsent, text } from './fields.ts';
import { readNested, readItems } from './readItems.ts';
import { listIn, type ReadContext, type Resource } from './resource.ts';
import { createLoader } from './snapshot.ts';

const ENDPOINT = '/api/faq';

const QuestionSchema = v.object({
  question: text(),
  answer: text(),
});
const CategorySchema = v.object({
  position: v.number(),
  faqMainTitle: text(),
  faqs: orAbsent(nestedList()),
});

export type QuestionRow = v.InferOutput<typeof QuestionSchema>;

/** Adds the spec's fallbacks for missing values, in the page's language. */
export const completeQuestion = ({ question, answer }: QuestionRow) => ({
  question: question ?? fallbacks.question,
  answer: answer ?? fallbacks.answer,
});

export type Question = ReturnType<typeof completeQuestion>;

/** The questions in `faqs` of one item of an endpoint; `index` counts from 0. */
export const readQuestions = (
  list: unknown[],
  endpoint: string,
  index: number,
  { warn, count }: Pick<ReadContext, 'warn' | 'count'>,
) => {
  const place = `${endpoint} item ${index} faqs`;
  return readNested(list, {
    endpoint: place,
    item: 'question',
    schema: QuestionSchema,
    warn,
    count,
  });
};

interface CategoryRow {
  title: string | undefined;
  slug: string;
  faqs: QuestionRow[];
}

export const faqResource: Resource<CategoryRow> = {
  name: 'faq',
  endpoint: ENDPOINT,
  read: (body, context) => {
    const { warn, count } = context;
    const slugFor = createSlugger();
    const list = listIn(body, ENDPOINT);
    const item = 'FAQ category';
    const reader = { endpoint: ENDPOINT, item, schema: CategorySchema, warn, count };
    return readItems(list, reader).map((row) => ({
      title: row.faqMainTitle,
      slug: slugFor(slugify(row.faqMainTitle ?? fallbacks.faqCategory), String(row.position)),
      faqs: readQuestions(row.faqs, ENDPOINT, row.position - 1, context),
    }));
  },
  pictures: () => [],
};

/** Adds the spec's fallbacks for missing values, in the page's language. */
export const completeCategory = (row: CategoryRow) => ({
  ...row,
  title: row.title ?? fallbacks.faqCategory,
  faqs: row.faqs.map(completeQuestion),
});

const load = createLoader(faqResource, completeCategory);

/** The FAQ categories, in the API's order, or the catalogue's message. */
export const loadFaqCategories = () => load(() => failureNotices.faqs);

export type FaqCategory = ReturnType<typeof loadFaqCategories>['items'][number];
