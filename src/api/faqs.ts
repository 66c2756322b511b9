import * as v from 'valibot';
import { failureNotices, fallbacks } from '#/copy/notices.ts';
import { createSlugger, slugify } from '#/lib/slug.ts';
import { nestedList, orAbsent, textOr } from './fields.ts';
import type { Warn } from './readItem.ts';
import { readNested, readItems } from './readItems.ts';
import { listIn, type Resource } from './resource.ts';
import { createLoader } from './snapshot.ts';

const ENDPOINT = '/api/faq';

const QuestionSchema = v.object({
  question: textOr(fallbacks.question),
  answer: textOr(fallbacks.answer),
});
const CategorySchema = v.object({
  position: v.number(),
  faqMainTitle: textOr(fallbacks.faqCategory),
  faqs: orAbsent(nestedList()),
});

export type Question = v.InferOutput<typeof QuestionSchema>;

/** The questions that stand in `faqs` of an item of an endpoint; its index is from 0. */
export const readQuestions = (list: unknown[], endpoint: string, index: number, warn: Warn) =>
  readNested(list, { endpoint: `${endpoint} item ${index} faqs`, schema: QuestionSchema, warn });

interface CategoryRow {
  title: string;
  slug: string;
  faqs: Question[];
}

export const faqResource: Resource<CategoryRow> = {
  name: 'faq',
  endpoint: ENDPOINT,
  read: (body, { warn }) => {
    const slugFor = createSlugger();
    const list = listIn(body, ENDPOINT);
    return readItems(list, { endpoint: ENDPOINT, schema: CategorySchema, warn }).map((row) => ({
      title: row.faqMainTitle,
      slug: slugFor(slugify(row.faqMainTitle), String(row.position)),
      faqs: readQuestions(row.faqs, ENDPOINT, row.position - 1, warn),
    }));
  },
  pictures: () => [],
};

const load = createLoader(faqResource, (row) => row);

/** The FAQ categories, in the API's order, or the catalogue's message. */
export const loadFaqCategories = () => load(() => failureNotices.faqs);

export type FaqCategory = ReturnType<typeof loadFaqCategories>['items'][number];
