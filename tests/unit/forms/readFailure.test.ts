import { describe, expect, test } from 'vitest';
import { readFailure } from '~/forms/readFailure';

const read = (answer: unknown) => readFailure(JSON.stringify(answer));

describe('readFailure', () => {
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
  ])('finds no words in %j', (answer) => {
    expect(read(answer)).toBeUndefined();
  });

  test.each(['', '<!doctype html><h1>500</h1>', '{"message":"No', 'No.'])(
    'finds no words in the body %j',
    (body) => {
      expect(readFailure(body)).toBeUndefined();
    },
  );

  test('cuts after 300 characters, never within one', () => {
    expect(read({ message: 'x'.repeat(301) })).toBe('x'.repeat(300));
    expect(read({ message: `${'x'.repeat(299)}😀` })).toBe('x'.repeat(299));
  });

  test('gives up on words that are buried too deep', () => {
    const buried = Array.from({ length: 50 }).reduce<unknown>((inner) => ({ inner }), 'No.');
    expect(read({ message: buried })).toBeUndefined();
  });
});
