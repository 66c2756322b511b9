import * as v from 'valibot';
import { createSlugger, slugify } from '~/lib/slug';
import { objectList, textOr } from './fields';
import { readItems } from './readItems';
import { listIn, type Resource } from './resource';
import { createLoader } from './snapshot';

const ENDPOINT = '/api/faq';

const CategorySchema = v.pipe(
  v.object({
    position: v.number(),
    faqMainTitle: textOr('Untitled Category'),
    faqs: objectList({
      question: textOr('No question available'),
      answer: textOr('No answer available'),
    }),
  }),
  v.transform(({ position, faqMainTitle, faqs }) => ({ position, title: faqMainTitle, faqs })),
);

type CategoryRow = v.InferOutput<typeof CategorySchema> & { slug: string };

export const faqResource: Resource<CategoryRow> = {
  name: 'faq',
  endpoint: ENDPOINT,
  read: (body, { warn }) => {
    const slugFor = createSlugger();
    const list = listIn(body, ENDPOINT);
    return readItems(list, { endpoint: ENDPOINT, schema: CategorySchema, warn }).map((row) => ({
      ...row,
      slug: slugFor(slugify(row.title), String(row.position)),
    }));
  },
  pictures: () => [],
};

const load = createLoader(faqResource, ({ title, slug, faqs }) => ({ title, slug, faqs }));

/** The FAQ categories, in the API's order, or the catalogue's message. */
export const loadFaqCategories = () => load(() => 'Failed to fetch FAQs.');

export type FaqCategory = ReturnType<typeof loadFaqCategories>['items'][number];
