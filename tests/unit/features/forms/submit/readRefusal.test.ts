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
    [{ message: '<b>No.</b>' }, '<b>No.</b>'],
  ])('finds the words in %j', (answer, words) => {
    expect(read(answer)).toBe(words);
  });

  test.each([
    [{}],
    [{ message: 42 }],
    [{ message: null, error: { code: 7 } }],
    [{ message: '  ' }],
    [{ detail: 'No.' }],
    [{ errors: ['No.'] }],
    ['No.'],
    [['No.']],
    [null],
    [undefined],
    [42],
    [true],
  ])('finds no words in %j', (answer) => {
    expect(read(answer)).toBeUndefined();
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
    ['a success that is none', { success: false, errors: { phone: [TEXT], email: ['Taken.'] } }],
  ])('finds the errors of fields as %s writes them', (_, answer) => {
    expect(readRefusal(answer, FIELDS)).toMatchObject({
      fieldErrors: { phone: TEXT, email: 'Taken.' },
      others: [],
    });
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
