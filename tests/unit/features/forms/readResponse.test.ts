import { expect, test } from 'vitest';
import { readResponse } from '#/features/forms/readResponse.ts';

const PAYLOAD = { name: 'Asha', email: 'a@b.example', phone: '', message: 'Do you cater?' };

const read = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  readResponse({ status, headers: new Headers(headers) }, JSON.stringify(body), PAYLOAD);

test.each([
  [422, { errors: { email: ['Taken.'] }, message: 'Taken. (and 1 more)' }],
  [400, { errors: [{ field: 'email', message: 'Taken.' }] }],
  [200, { success: false, errors: { email: 'Taken.' } }],
  [422, { errors: { Email: ['Taken.'], captcha: [] }, error: 'Taken.' }],
])('for %i %j shows the message at its field only', (status, body) => {
  const fieldErrors = { email: 'Taken.' };
  expect(read(status, body)).toEqual({ meaning: 'no', fieldErrors });
});

test.each([
  [400, { message: ' Closed\n today. ' }, 'Closed today.'],
  [409, { detail: 'Closed.' }, 'Closed.'],
  [400, { Error: { message: 'Closed.' } }, 'Closed.'],
  [403, { error: 'Closed.', detail: 'Later.' }, 'Closed.'],
  [400, { message: ['Closed today.', 'Write to us.'] }, 'Closed today. Write to us.'],
  [422, { message: 'Invalid.', errors: { captcha: ['Tick it.'] } }, 'Tick it.'],
  [
    422,
    { errors: [{ message: 'Tick it.' }, { field: 'gstin', message: 'Needed.' }] },
    'Tick it. Needed.',
  ],
  [422, { errors: ['Choose a city that we serve'] }, 'Choose a city that we serve'],
  [422, { errors: 'Closed.' }, 'Closed.'],
  [200, { status: 'failed', message: 'સંદેશ લઈ શકાયો નથી.' }, 'સંદેશ લઈ શકાયો નથી.'],
  [422, { message: 'x'.repeat(400) }, 'x'.repeat(300)],
])('for %i %j shows the reason', (status, body, message) => {
  expect(read(status, body)).toEqual({ meaning: 'no', fieldErrors: {}, message });
});

test('shows errors of its fields at them, and all others in the message', () => {
  const errors = { email: ['bad'], gstin: ['Needed', 'Fifteen letters'], pan: 'Needed too' };
  expect(read(422, { message: 'The data was invalid.', errors })).toEqual({
    meaning: 'no',
    fieldErrors: { email: 'bad' },
    message: 'Needed Fifteen letters Needed too',
  });
});

test.each([
  [401, { message: 'Unauthenticated.' }],
  [404, { message: 'No query results for model.' }],
  [413, { message: 'Payload too large', errors: { email: ['Too long.'] } }],
  [419, { message: 'CSRF token mismatch.' }],
  [400, { message: 'SQLSTATE[23000]', exception: 'QueryException', trace: [] }],
  [422, { errors: { email: ['SQLSTATE[23000]'] }, trace: [] }],
  [422, { message: 'Do you cater?' }],
  [400, { message: { text: 'Closed.' }, error: 7, detail: [{ msg: 'Closed.' }] }],
  [422, {}],
])('for %i %j shows no text of the server', (status, body) => {
  expect(read(status, body)).toEqual({ meaning: 'no', fieldErrors: {} });
});

test.each([
  [500, { message: 'SQLSTATE[23000]…', exception: '…', trace: [] }],
  [200, { status: 'mail_failed', message: 'Mail server down' }],
])('for %i %j is unsure and shows no text of the server', (status, body) => {
  expect(read(status, body)).toEqual({ meaning: 'unsure', fieldErrors: {} });
});

test.each([
  [429, '30', { count: 30, unit: 'second' }],
  [503, '61', { count: 2, unit: 'minute' }],
  [429, '7201', { count: 121, unit: 'minute' }],
  [429, 'soon', undefined],
  [429, '99999', undefined],
  [503, 'Mon, 23 Nov 2026 09:02:00 GMT', undefined],
  [422, '30', undefined],
])('for %i with Retry-After %s asks to wait %j', (status, value, wait) => {
  expect(read(status, {}, { 'retry-after': value }).wait).toEqual(wait);
});
