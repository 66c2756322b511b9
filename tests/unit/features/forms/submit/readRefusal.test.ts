import { expect, test } from 'vitest';
import { KEYS, readRefusal } from '#/features/forms/submit/readRefusal.ts';

const FIELDS = ['name', 'email', 'phone', 'message', 'terms'];

const read = (body: unknown) => readRefusal(body, FIELDS).reason;

test.each([
  [{ message: 'No.' }],
  [{ message: ' No. ', error: 'Other' }],
  [{ message: '', error: 'No.' }],
  [{ error: { code: 'E7', message: 'No.' } }],
  [{ message: { error: { message: 'No.' } } }],
  [{ error: [{ message: 'No.' }] }],
  [{ message: 42, detail: 'No.' }],
  [{ title: 'No.', status: 400 }],
  [{ type: 'about:blank', title: 'Bad Request', detail: 'No.' }],
  [{ errors: 'No.' }],
  [{ error: ['No.'] }],
  [{ errors: [{ title: 'No.' }] }],
  [{ errors: { base: 'No.' } }],
  [{ non_field_errors: ['No.'] }],
])('finds the words in %j', (body) => {
  expect(read(body)).toBe('No.');
});

test.each([
  [{}],
  [{ message: null, error: { code: 7 } }],
  [{ message: '  ' }],
  ['No.'],
  [{ name: 'Asha', title: { a: 1 } }],
  [{ phone: 'Short.' }],
  [{ phone: [7] }],
  [{ data: { name: ['Asha'], message: 'I am hungry.' } }],
  [{ message: '<img src=x onerror=alert(1)>' }],
  [{ errors: { phone: [''], email: null } }],
  [{ errors: 7 }],
  [[[[]]]],
  [null],
  [undefined],
  [true],
])('finds nothing to say in %j', (body) => {
  expect(readRefusal(body, FIELDS)).toEqual({
    reason: undefined,
    fieldErrors: {},
    others: [],
  });
});

test.each([
  ['<p>No.</p><p>Not <em>to</em>day.</p>', 'No. Not today.'],
  ['Closed<br/>today', 'Closed today'],
  ['The &quot;name&quot; isn&#039;t &lt;b&gt; &amp; it&#x2019;s', 'The "name" isn\'t <b> & it’s'],
  ['<!-- x --><style>p{}</style>No.', 'No.'],
  ['5 < 6 and 7 > 6 <3 R&D fish&chips', '5 < 6 and 7 > 6 <3 R&D fish&chips'],
  ['&#99999999;&nbsp;No.', '&#99999999; No.'],
  ['No.\n\n Not   today.', 'No. Not today.'],
  [`<script>${'<script'.repeat(100_000)}`, undefined],
])('makes text of HTML (row %#)', (message, text) => {
  expect(read({ message })).toBe(text);
  expect(readRefusal({ errors: { email: [message] } }, FIELDS).fieldErrors.email).toBe(text);
});

test('gives up on words that are buried too deep', () => {
  const buried = Array.from({ length: 50 }).reduce<unknown>((inner) => ({ inner }), 'No.');
  expect(read({ message: buried })).toBeUndefined();
});

const TEXT = 'The phone field must be at least 10 digits.';
/** The errors of two fields in a list, in the shape that a framework gives each. */
const both = (shape: (field: string, text: string) => object) => [
  shape('phone', TEXT),
  shape('email', 'Taken.'),
];
const listed = (field: string, text: string) =>
  both((name, error) => ({ [field]: name, [text]: error }));
const fastApi = (field: string, msg: string) => {
  const others = { type: 'value_error', input: '1', ctx: { error: {} } };
  return { ...others, loc: ['body', field], msg };
};
const jsonApi = (field: string, detail: string) => {
  const source = { pointer: `/data/attributes/${field}` };
  return { title: 'No', detail, source };
};
const name = 'ValidationError';
const strapi = {
  name,
  message: '2 errors occurred',
  details: { errors: both((field, message) => ({ path: [field], message, name })) },
};
const inLists = { phone: [TEXT], email: ['Taken.'] };
test.each<readonly [string, unknown]>([
  ['Laravel', { message: `${TEXT} (and 1 more)`, errors: inLists }],
  ['Django', { status_code: 400, ...inLists }],
  ['FastAPI', { detail: both(fastApi) }],
  ['JSON:API', { errors: both(jsonApi) }],
  [
    'JSON:API of a query',
    { errors: both((parameter, title) => ({ title, source: { parameter } })) },
  ],
  ['RFC 7807', { title: 'Not valid.', 'invalid-params': listed('name', 'reason') }],
  [
    'RFC 9457',
    { title: 'Not valid.', errors: both((field, detail) => ({ detail, pointer: `#/${field}` })) },
  ],
  ['a list', listed('field', 'message')],
  ['texts by field', { errors: { phone: TEXT, email: { message: 'Taken.' } } }],
  ['nested data', { success: false, data: { errors: { phone: [TEXT], email: 'Taken.' } } }],
  ['a nested error', { error: { message: 'No.', errors: inLists } }],
  ['Strapi', { data: null, error: strapi }],
  ['ASP.NET', { title: 'One or more.', errors: { Phone: [TEXT], EMAIL: ['Taken.'] } }],
  ['Zod, flattened', { errors: { formErrors: [], fieldErrors: inLists } }],
  ['paths in brackets', { errors: { 'contact[phone]': [TEXT], 'body.email': 'Taken.' } }],
  ['a list of maps', { errors: [{ phone: [TEXT] }, { email: ['Taken.'] }] }],
  ...KEYS.errors.map((key) => [key, { [key]: listed('field', 'message') }] as const),
  ...KEYS.field.map((key) => [key, { errors: listed(key, 'message') }] as const),
  ...KEYS.text.map((key) => [key, { errors: listed('field', key) }] as const),
])('finds the errors of fields as %s writes them', (_, body) => {
  expect(readRefusal(body, FIELDS)).toMatchObject({
    fieldErrors: { phone: TEXT, email: 'Taken.' },
    others: [],
  });
});

test('reads fields that are called like parts of an error', () => {
  const errors = { name: ['No name.'], message: ['No text.'], email: ['Taken.'] };
  const fieldErrors = { name: 'No name.', message: 'No text.', email: 'Taken.' };
  const inParts = [{ error: { errors } }, { data: { errors } }];
  for (const body of [{ errors }, errors, { errors: fieldErrors }, ...inParts])
    expect(readRefusal(body, FIELDS)).toEqual({ reason: undefined, fieldErrors, others: [] });
  const list = [
    { name: 'message', message: 'No text.' },
    { field: 'name', message: ['No name.'] },
  ];
  expect(readRefusal({ errors: list }, FIELDS).fieldErrors).toEqual({
    name: 'No name.',
    message: 'No text.',
  });
});

test.each(['pin_code', 'PinCode', 'pin-code', '$.pinCode', '/data/pincode/0'])(
  'finds the field pincode in %s',
  (field) => {
    const body = { errors: [{ field, message: 'Six.' }] };
    expect(readRefusal(body, ['pincode', 'name']).fieldErrors).toEqual({ pincode: 'Six.' });
  },
);

const texts = ['Too short.', 'Too late.', 'Too far.'];
test.each<[unknown]>([
  [texts],
  [{ errors: texts }],
  [{ message: texts, error: 'Bad Request' }],
  [{ data: { errors: texts } }],
  [{ detail: texts.map((msg) => ({ loc: ['body'], msg })) }],
])('says every text of the plain list in %j', (body) => {
  expect(readRefusal(body, FIELDS)).toMatchObject({
    reason: 'Too short.',
    others: expect.arrayContaining(['Too late.', 'Too far.']) as unknown,
  });
});

test('keeps every text about one field', () => {
  const list = ['Short.', 'Wrong.'].map((message) => ({ field: 'phone', message }));
  for (const body of [{ errors: { phone: ['Short.', 'Wrong.'] } }, list])
    expect(readRefusal(body, FIELDS).fieldErrors).toEqual({ phone: 'Short. Wrong.' });
});

test('takes a list of messages for those of a field of that name, but not beside an error', () => {
  const message = ['Too short.'];
  const ofField = { reason: undefined, fieldErrors: { message: 'Too short.' } };
  const ofLead = { reason: 'Too short.', fieldErrors: {} };
  expect(readRefusal({ message }, FIELDS)).toMatchObject(ofField);
  expect(readRefusal({ message }, ['name'])).toMatchObject(ofLead);
  expect(readRefusal({ message, error: 'Bad Request' }, FIELDS)).toMatchObject(ofLead);
});

test('says what is about no field of the form', () => {
  expect(readRefusal({ errors: { captcha: ['Tick it.'], phone: [TEXT] } }, FIELDS)).toEqual({
    reason: 'Tick it.',
    fieldErrors: { phone: TEXT },
    others: [],
  });
  const errors = [{ message: 'Closed.' }, { field: 'x', message: 'No x.' }];
  expect(readRefusal({ message: 'Invalid.', errors }, FIELDS)).toEqual({
    reason: 'Invalid.',
    fieldErrors: {},
    others: ['Closed.', 'No x.'],
  });
  expect(readRefusal({ detail: 'Closed.', errors: ['Closed.'] }, FIELDS).others).toEqual([]);
});

test('takes no name from the prototype of objects', () => {
  const body: unknown = JSON.parse('{"errors":{"__proto__":["A"],"constructor":["B"]}}');
  expect(readRefusal(body, FIELDS)).toEqual({ reason: 'A', fieldErrors: {}, others: ['B'] });
});

test('says a handful of short texts, however many and long they are, and cuts no character', () => {
  const long = `${'x'.repeat(299)}😀`;
  const errors = Object.fromEntries(
    Array.from({ length: 50_000 }, (_, index) => [`x${index}`, [`${index} ${'x'.repeat(400)}`]]),
  );
  const { reason, others, fieldErrors } = readRefusal(
    { message: long, errors: { ...errors, phone: Array(9).fill('y'.repeat(100)) } },
    FIELDS,
  );
  expect(reason).toBe('x'.repeat(299));
  expect([...others, fieldErrors.phone].map((text) => text?.length)).toEqual(Array(5).fill(300));
});
