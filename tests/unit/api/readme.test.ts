import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { benefitResource } from '#/api/benefits.ts';
import { dishResource } from '#/api/dishes.ts';
import { faqResource } from '#/api/faqs.ts';
import { galleryResource } from '#/api/gallery.ts';
import { parseListText } from '#/api/parseListText.ts';
import { locationResource } from '#/api/locations.ts';
import { postResource } from '#/api/posts.ts';
import { teamResource } from '#/api/team.ts';
import { videoResource } from '#/api/videos.ts';
import { languagesIn } from '#/api/translations.ts';
import { isRecord } from '#/lib/isRecord.ts';
import { openLeadStore } from '#/sample/leads.ts';
import { createSampleApi } from '#/sample/server.ts';
import { readRows } from './readRows.ts';

/** The example below each heading of the README, by method and address: `GET /api/food`. */
const examples = new Map(
  Array.from(
    readFileSync('src/api/README.md', 'utf8').matchAll(
      /^##+ `((?:GET|POST) [^`]+)`$(?:(?!^#).)*?^```json\n(.*?)^```$/gms,
    ),
    ([, call = '', json = '']) => [call, JSON.parse(json) as unknown] as const,
  ),
);

const RESOURCES = [
  dishResource,
  postResource,
  teamResource,
  faqResource,
  galleryResource,
  benefitResource,
  videoResource,
  locationResource,
];

const leads = openLeadStore(':memory:');
const sampleApi = createSampleApi(leads);
const ask = (call: string, init: RequestInit = {}) => {
  const [method = '', path = ''] = call.replace('{id}', '1').split(' ');
  return sampleApi.request(path, { method, ...init });
};

/** The names of all fields at any depth, also in JSON strings: `data.cities.name`. A text in languages is one field. */
function fieldsOf(value: unknown, path = ''): string[] {
  const list = typeof value === 'string' ? parseListText(value) : value;
  if (Array.isArray(list)) return list.flatMap((item) => fieldsOf(item, path));
  if (!isRecord(value) || languagesIn(value)) return [path];
  return Object.entries(value).flatMap(([name, child]) => fieldsOf(child, `${path}.${name}`));
}
/** Without the ids of questions, which only some answers have and nothing reads. */
const allFieldsOf = (value: unknown) =>
  [...new Set(fieldsOf(value))].filter((field) => !field.endsWith('.faqs.id')).sort();

test('tells of every call of the sample API', () => {
  const calls = sampleApi.routes
    .filter(({ method, path }) => /GET|POST/.test(method) && path.startsWith('/api/'))
    .map(({ method, path }) => `${method} ${path.replace(':id', '{id}')}`);
  expect([...examples.keys()].sort()).toEqual([...new Set(calls)].sort());
});

test.each(RESOURCES.map((resource) => [`GET ${resource.endpoint}`, resource] as const))(
  'the example of %s is read without a warning',
  (call, resource) => {
    const { rows, warnings } = readRows<unknown>(resource, examples.get(call));
    expect(rows).not.toEqual([]);
    expect(warnings).toEqual([]);
  },
);

test.each([...examples.keys()].filter((call) => call.startsWith('GET')))(
  '%s has the fields that the sample API answers with',
  async (call) => {
    const answer: unknown = await (await ask(call)).json();
    expect(allFieldsOf(examples.get(call))).toEqual(allFieldsOf(answer));
  },
);

test.each([...examples.keys()].filter((call) => call.startsWith('POST')))(
  '%s is taken as it stands',
  async (call) => {
    const response = await ask(call, {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(examples.get(call)),
    });
    expect(response.status).toBe(201);
    expect(leads.list()[0]?.payload).toEqual(examples.get(call));
  },
);
