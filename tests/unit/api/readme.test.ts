import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { benefitResource } from '#/api/benefits.ts';
import { dishResource } from '#/api/dishes.ts';
import { faqResource } from '#/api/faqs.ts';
import { galleryResource } from '#/api/gallery.ts';
import { locationResource } from '#/api/locations.ts';
import { createFieldCounts, createNotes } from '#/api/notes.ts';
import { postResource } from '#/api/posts.ts';
import { teamResource } from '#/api/team.ts';
import { videoResource } from '#/api/videos.ts';
import { openLeadStore } from '#/sample/leads.ts';
import { createSampleApi } from '#/sample/server.ts';
import { CONTEXT } from './readRows.ts';

/** The README's JSON examples by the method and path in their headings, such as `GET /api/food`. */
const examples = new Map(
  Array.from(
    readFileSync('src/api/README.md', 'utf8').matchAll(
      /^##+ `((?:GET|POST) [^`]+)`$(?:(?!^#).)*?^```json\n(.*?)^```$/gms,
    ),
    ([, call = '', json = '']) => [call, JSON.parse(json) as unknown] as const,
  ),
);

const leads = openLeadStore(':memory:');
const sampleApi = createSampleApi(leads);

test.each([
  dishResource,
  postResource,
  teamResource,
  faqResource,
  galleryResource,
  benefitResource,
  videoResource,
  locationResource,
])('the README example of $endpoint has every field, and gives no warning', (resource) => {
  const warnings: string[] = [];
  const warn = (line: string) => warnings.push(line);
  const [notes, fields] = [createNotes(warn), createFieldCounts()];
  const context = { ...CONTEXT, note: notes.add, count: fields.add };
  resource.read(examples.get(`GET ${resource.endpoint}`), context);
  notes.end();
  fields.reportMissing(warn);
  expect(warnings).toEqual([]);
});

test.each([...examples.keys()].filter((call) => call.startsWith('POST')))(
  'the API accepts the README example of %s, which has every field',
  async (call) => {
    const response = await sampleApi.request(call.replace('POST ', ''), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(examples.get(call)),
    });
    expect(response.status, await response.text()).toBe(201);
    expect(leads.list()[0]?.payload).toEqual(examples.get(call));
  },
);
