import { describe, expect, test } from 'vitest';
import { readRefusal } from '#/features/forms/submit/readRefusal.ts';

const FIELDS = ['name', 'email', 'phone', 'message', 'terms'];

const read = (answer: unknown) => readRefusal(answer, FIELDS).reason;

describe('readRefusal', () => {
  test.each([
    [{ message: 'No.' }, 'No.'],
    [{ error: 'No.' }, 'No.'],
    [{ message: ' No. ', error: 'Other' }, 'No.'],
    [{ message: '', error: 'No.' }, 'No.'],
    [{ error: { message: 'No.' } }, 'No.'],
    [{ error: { code: 'E7', message: 'No.' } }, 'No.'],
    [{ message: { error: { message: 'No.' } } }, 'No.'],
    [{ message: { email: ['No.', 'Nor this.'] } }, 'No.'],
    [{ error: [{ message: 'No.' }] }, 'No.'],
    [{ message: 42, detail: 'No.' }, 'No.'],
    [{ detail: 'No.' }, 'No.'],
    [{ msg: 'No.' }, 'No.'],
    [{ title: 'No.', status: 400 }, 'No.'],
    [{ type: 'about:blank', title: 'Bad Request', detail: 'No.' }, 'No.'],
    [['No.'], 'No.'],
    [{ errors: ['No.'] }, 'No.'],
    [{ errors: 'No.' }, 'No.'],
    [{ error: ['No.'] }, 'No.'],
    [{ data: { errors: ['No.'] } }, 'No.'],
    [{ errors: [{ title: 'No.' }] }, 'No.'],
    [{ errors: { base: 'No.' } }, 'No.'],
    [{ message: 'Saved successfully.', errors: ['No.'] }, 'No.'],
    [{ message: 'Successfully saved.', error: 'No.' }, 'No.'],
  ])('finds the words in %j', (answer, words) => {
    expect(read(answer)).toBe(words);
  });

  test.each([
    [{}],
    [{ message: 42 }],
    [{ message: null, error: { code: 7 } }],
    [{ message: '  ' }],
    ['No.'],
    [{ name: 'Asha', title: { a: 1 } }],
    [{ data: { name: ['Asha'], message: 'I am hungry.' } }],
    [{ message: '<img src=x onerror=alert(1)>' }],
    [{ message: '<script>alert(1)</script>' }],
    [null],
    [undefined],
    [42],
    [true],
  ])('finds no words in %j', (answer) => {
    expect(read(answer)).toBeUndefined();
  });

  test.each([
    ['<b>No.</b>', 'No.'],
    ['<p>No.</p><p>Not <em>to</em>day.</p>', 'No. Not today.'],
    ['Closed<br/>today', 'Closed today'],
    ['The &quot;name&quot; isn&#039;t &lt;b&gt; &amp; it&#x2019;s', 'The "name" isn\'t <b> & it’s'],
    ['<!-- x --><style>p{}</style>No.', 'No.'],
    ['5 < 6 and 7 > 6 <3 R&D fish&chips', '5 < 6 and 7 > 6 <3 R&D fish&chips'],
    ['&#99999999;&nbsp;No.', '&#99999999; No.'],
    ['No.\n\n Not   today.', 'No. Not today.'],
    [`<script>${'<script'.repeat(100_000)}`, undefined],
  ])('makes text of the HTML in %.60s', (message, text) => {
    expect(read({ message })).toBe(text);
    expect(readRefusal({ errors: { email: [message] } }, FIELDS).fieldErrors.email).toBe(text);
  });

  test('cuts after 300 characters, never within one', () => {
    expect(read({ message: 'x'.repeat(301) })).toBe('x'.repeat(300));
    expect(read({ message: `${'x'.repeat(299)}😀` })).toBe('x'.repeat(299));
  });

  test('gives up on words that are buried too deep', () => {
    const buried = Array.from({ length: 50 }).reduce<unknown>((inner) => ({ inner }), 'No.');
    expect(read({ message: buried })).toBeUndefined();
  });

  const TEXT = 'The phone field must be at least 10 digits.';
  test.each([
    [
      'Laravel',
      { message: `${TEXT} (and 1 more error)`, errors: { phone: [TEXT], email: ['Taken.'] } },
    ],
    ['Django', { phone: [TEXT], email: ['Taken.'] }],
    ['Django with its status', { status_code: 400, phone: [TEXT], email: ['Taken.'] }],
    ['texts by field', { errors: { phone: TEXT, email: { message: 'Taken.' } } }],
    [
      'a list',
      [
        { field: 'phone', message: TEXT },
        { field: 'email', message: 'Taken.' },
      ],
    ],
    [
      'a list of errors',
      {
        errors: [
          { field: 'phone', message: [TEXT] },
          { field: 'email', message: 'Taken.' },
        ],
      },
    ],
    [
      'FastAPI',
      {
        detail: [
          { type: 'string_too_short', loc: ['body', 'phone'], msg: TEXT, input: '1' },
          { type: 'value_error', loc: ['body', 'email'], msg: 'Taken.', ctx: { error: {} } },
        ],
      },
    ],
    [
      'express-validator',
      {
        errors: [
          { type: 'field', value: '1', msg: TEXT, path: 'phone', location: 'body' },
          { value: 'x', msg: 'Taken.', param: 'email', location: 'body' },
        ],
      },
    ],
    [
      'express-validator with its map',
      {
        errors: {
          phone: { type: 'field', value: '1', msg: TEXT, path: 'phone', location: 'body' },
          email: { value: 'x', msg: 'Taken.', param: 'email' },
        },
      },
    ],
    [
      'JSON:API',
      {
        errors: [
          {
            status: '422',
            title: 'Invalid',
            detail: TEXT,
            source: { pointer: '/data/attributes/phone' },
          },
          { title: 'Taken.', source: { parameter: 'email' } },
        ],
      },
    ],
    [
      'problem details',
      {
        type: 'https://api.example/invalid',
        title: 'Your request is not valid.',
        'invalid-params': [
          { name: 'phone', reason: TEXT },
          { name: 'email', reason: 'Taken.' },
        ],
      },
    ],
    [
      'problem details with pointers',
      {
        title: 'Your request is not valid.',
        status: 422,
        errors: [
          { detail: TEXT, pointer: '#/phone' },
          { detail: 'Taken.', pointer: '#/email' },
        ],
      },
    ],
    ['nested data', { success: false, data: { errors: { phone: [TEXT], email: 'Taken.' } } }],
    [
      'a nested error',
      { error: { message: 'Invalid.', errors: { phone: [TEXT], email: ['Taken.'] } } },
    ],
    [
      'Strapi',
      {
        data: null,
        error: {
          status: 400,
          name: 'ValidationError',
          message: '2 errors occurred',
          details: {
            errors: [
              { path: ['phone'], message: TEXT, name: 'ValidationError' },
              { path: ['email'], message: 'Taken.', name: 'ValidationError' },
            ],
          },
        },
      },
    ],
    [
      'ASP.NET',
      {
        title: 'One or more validation errors occurred.',
        status: 400,
        errors: { Phone: [TEXT], EMAIL: ['Taken.'] },
      },
    ],
    [
      'FluentValidation',
      [
        { propertyName: 'Phone', errorMessage: TEXT },
        { propertyName: 'Email', errorMessage: 'Taken.' },
      ],
    ],
    [
      'Spring',
      {
        status: 400,
        error: 'Bad Request',
        path: '/api/contact',
        errors: [
          { field: 'phone', defaultMessage: TEXT, objectName: 'contact' },
          { field: 'email', defaultMessage: 'Taken.', objectName: 'contact' },
        ],
      },
    ],
    [
      'Symfony',
      {
        title: 'An error occurred',
        detail: 'phone: …',
        violations: [
          { propertyPath: 'phone', title: TEXT },
          { propertyPath: 'data.email', title: 'Taken.' },
        ],
      },
    ],
    [
      'Zod',
      {
        error: {
          issues: [
            { path: ['phone'], message: TEXT },
            { path: ['email'], message: 'Taken.' },
          ],
        },
      },
    ],
    [
      'Zod, flattened',
      { errors: { formErrors: [], fieldErrors: { phone: [TEXT], email: ['Taken.'] } } },
    ],
    [
      'Joi',
      {
        details: [
          { message: TEXT, path: ['phone'] },
          { message: 'Taken.', path: ['email'] },
        ],
      },
    ],
    ['paths in brackets', { errors: { 'contact[phone]': [TEXT], 'body.email': 'Taken.' } }],
    ['a list of maps', { errors: [{ phone: [TEXT] }, { email: ['Taken.'] }] }],
    ['a success that is none', { success: false, errors: { phone: [TEXT], email: ['Taken.'] } }],
  ])('finds the errors of fields as %s writes them', (_, answer) => {
    expect(readRefusal(answer, FIELDS)).toMatchObject({
      fieldErrors: { phone: TEXT, email: 'Taken.' },
      others: [],
    });
  });

  test('reads fields that are called like parts of an error', () => {
    const errors = { name: ['No name.'], message: ['No text.'], email: ['Taken.'] };
    const fieldErrors = { name: 'No name.', message: 'No text.', email: 'Taken.' };
    for (const answer of [{ errors }, errors, { error: { errors } }, { data: { errors } }]) {
      expect(readRefusal(answer, FIELDS)).toEqual({ reason: undefined, fieldErrors, others: [] });
    }
    const list = [
      { name: 'message', message: 'No text.' },
      { field: 'name', message: 'No name.' },
    ];
    expect(readRefusal({ errors: list }, FIELDS).fieldErrors).toEqual({
      name: 'No name.',
      message: 'No text.',
    });
  });

  test('finds a field whose name is written in another way', () => {
    const names = ['pincode', 'name'];
    for (const field of ['pin_code', 'PinCode', 'pin-code', '$.pinCode', '/data/pincode/0']) {
      expect(readRefusal({ errors: [{ field, message: 'Six.' }] }, names).fieldErrors).toEqual({
        pincode: 'Six.',
      });
    }
  });

  test('says every text of a plain list', () => {
    const texts = ['Too short.', 'Too late.', 'Too far.'];
    for (const answer of [
      texts,
      { errors: texts },
      { message: texts, error: 'Bad Request' },
      { data: { errors: texts } },
      { errors: texts.map((msg) => ({ msg })) },
      { detail: texts.map((msg) => ({ loc: ['body'], msg })) },
    ]) {
      expect(readRefusal(answer, FIELDS)).toMatchObject({
        reason: 'Too short.',
        others: expect.arrayContaining(['Too late.', 'Too far.']) as unknown,
      });
    }
  });

  test('keeps every text about one field', () => {
    expect(readRefusal({ errors: { phone: ['Short.', 'Wrong.'] } }, FIELDS).fieldErrors).toEqual({
      phone: 'Short. Wrong.',
    });
    const list = ['Short.', 'Wrong.'].map((message) => ({ field: 'phone', message }));
    expect(readRefusal(list, FIELDS).fieldErrors).toEqual({ phone: 'Short. Wrong.' });
  });

  test('takes a list of messages for those of a field of that name, but not beside an error', () => {
    expect(readRefusal({ message: ['Too short.'] }, FIELDS)).toEqual({
      reason: undefined,
      fieldErrors: { message: 'Too short.' },
      others: [],
    });
    expect(readRefusal({ message: ['Too short.'] }, ['name'])).toMatchObject({
      reason: 'Too short.',
      fieldErrors: {},
    });
    expect(readRefusal({ message: ['No phone.'], error: 'Bad Request' }, FIELDS)).toMatchObject({
      reason: 'No phone.',
      fieldErrors: {},
    });
  });

  test('says what is about no field of the form', () => {
    expect(readRefusal({ errors: { captcha: ['Tick it.'], phone: [TEXT] } }, FIELDS)).toEqual({
      reason: 'Tick it.',
      fieldErrors: { phone: TEXT },
      others: [],
    });
    const answer = {
      message: 'Invalid.',
      errors: [{ message: 'Closed.' }, { field: 'x', message: 'No x.' }],
    };
    expect(readRefusal(answer, FIELDS)).toEqual({
      reason: 'Invalid.',
      fieldErrors: {},
      others: ['Closed.', 'No x.'],
    });
    expect(readRefusal({ non_field_errors: ['Closed.'] }, FIELDS).reason).toBe('Closed.');
    expect(readRefusal({ detail: 'Closed.', errors: ['Closed.'] }, FIELDS).others).toEqual([]);
  });

  test('takes no name from the prototype of objects', () => {
    const answer: unknown = JSON.parse(
      '{"errors":{"__proto__":["A"],"constructor":["B"],"toString":["C"]}}',
    );
    expect(readRefusal(answer, FIELDS)).toEqual({
      reason: 'A',
      fieldErrors: {},
      others: ['B', 'C'],
    });
  });

  test('says a handful of short texts, however many and long they are', () => {
    const errors = Object.fromEntries(
      Array.from({ length: 50_000 }, (_, index) => [`x${index}`, [`${index} ${'x'.repeat(400)}`]]),
    );
    const { reason, others, fieldErrors } = readRefusal(
      { errors: { ...errors, phone: Array(9).fill('y'.repeat(100)) } },
      FIELDS,
    );
    expect(others).toHaveLength(4);
    expect([reason, ...others, fieldErrors.phone].map((text) => text?.length)).toEqual(
      Array(6).fill(300),
    );
  });

  test.each([
    [{ errors: { phone: [] } }],
    [{ errors: { phone: [''] } }],
    [{ errors: { phone: null } }],
    [{ errors: 7 }],
    [{ errors: [null, 7, ['x']] }],
    [[[[]]]],
    [{ phone: 'Short.' }],
    [{ phone: [7] }],
  ])('finds nothing to say in %j', (answer) => {
    expect(readRefusal(answer, FIELDS)).toEqual({
      reason: undefined,
      fieldErrors: {},
      others: [],
    });
  });
});
