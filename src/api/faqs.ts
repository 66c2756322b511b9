import * as v from 'valibot';
import { createSlugger, slugify } from '#/lib/text.ts';
import type { Locale } from '#/messages/languages.ts';
import { localize, type InOneLanguage, type LocalizedText } from '#/messages/text.ts';
import { messagesIn } from '#/messages/messages.ts';
import { nestedList, text } from './fields.ts';
import { readNested, readItems, listIn } from './readItems.ts';
import { createLoader, type ReadContext, type Resource } from './snapshot.ts';

const ENDPOINT = '/api/faq';

const QuestionSchema = v.object({
  question: text(),
  answer: text(),
});
const CategorySchema = v.object({
  position: v.number(),
  faqMainTitle: text(),
  faqs: nestedList(),
});

export type QuestionRow = v.InferOutput<typeof QuestionSchema>;

/** Adds the fallbacks of `notices.json` for missing values, in the page's language. */
export function questionWithFallbacks(
  { question, answer }: InOneLanguage<QuestionRow>,
  locale: Locale,
): { question: string; answer: string } {
  const { fallbacks } = messagesIn(locale).notices;
  return { question: question ?? fallbacks.question, answer: answer ?? fallbacks.answer };
}

export type Question = ReturnType<typeof questionWithFallbacks>;

/** Reads the questions in `faqs` of one item of an endpoint; `index` counts from 0. */
export const readQuestions = (
  list: unknown[],
  endpoint: string,
  index: number,
  context: ReadContext,
) =>
  readNested(list, `item ${index} faqs`, {
    ...context,
    endpoint,
    item: 'question',
    schema: QuestionSchema,
  });

interface CategoryRow {
  title: LocalizedText | undefined;
  slug: string;
  faqs: QuestionRow[];
}

export const faqResource: Resource<CategoryRow> = {
  name: 'faq',
  endpoint: ENDPOINT,
  read: (body, context) => {
    const slugFor = createSlugger();
    const item = 'FAQ category';
    const reader = { ...context, endpoint: ENDPOINT, item, schema: CategorySchema };
    return readItems(listIn(body, ENDPOINT), reader).map((row) => ({
      title: row.faqMainTitle,
      slug: slugFor(
        slugify(localize('en', row.faqMainTitle ?? messagesIn('en').notices.fallbacks.faqCategory)),
        String(row.position),
      ),
      faqs: readQuestions(row.faqs, ENDPOINT, row.position - 1, context),
    }));
  },
  pictures: () => [],
};

/** Adds the fallbacks of `notices.json` for missing values, in the page's language. */
export const categoryWithFallbacks = (row: InOneLanguage<CategoryRow>, locale: Locale) => ({
  ...row,
  title: row.title ?? messagesIn(locale).notices.fallbacks.faqCategory,
  faqs: row.faqs.map((faq) => questionWithFallbacks(faq, locale)),
});

/** The FAQ categories, in the API's order, or a message of `notices.json`. */
export const loadFaqCategories = createLoader(
  faqResource,
  categoryWithFallbacks,
  (_, locale) => messagesIn(locale).notices.failed.faqs,
);

export type FaqCategory = ReturnType<typeof loadFaqCategories>['items'][number];
