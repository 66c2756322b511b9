import { describe, expect, test } from 'vitest';
import { contactForm } from '#/features/forms/contact/contactForm.ts';
import { explainPhone } from '#/features/forms/fieldRules.ts';
import { checkForm } from '#/features/forms/formDefinition.ts';
import { contactWords, franchiseWords, orderWords } from '#/features/forms/formWords.ts';
import { franchiseForm } from '#/features/forms/franchise/franchiseForm.ts';
import { orderForm } from '#/features/forms/order/orderForm.ts';
import { words } from '#/words/words.ts';
import { CONTACT, FRANCHISE, FRANCHISE_MISSING, ORDER } from '../../../fixtures/formFacts.ts';

const EMAIL = 'Enter a valid email';
const PHONE = 'Enter a valid phone number';
const PINCODE = 'Enter a valid 6-digit pincode.';
const LONG = 'ખમણ '.repeat(2500).trim();

/** A field, an input, and the message; without a message it is sent, as the third text or trimmed. */
type RuleRow = [field: string, typed: string, message?: string | undefined, sent?: string];

const required = (field: string, message: string): RuleRow[] => [
  [field, '', message],
  [field, ' \t\n\u00a0 ', message],
];

const anyText = (field: string, message: string): RuleRow[] => [
  ...required(field, message),
  [field, 'مرحبا بكم 👨‍👩‍👧‍👦'],
  [field, LONG],
];

const email: RuleRow[] = [
  ...required('email', 'Email is required'),
  ['email', 'asha.mail.example', EMAIL],
  ['email', 'asha@', EMAIL],
  ['email', 'asha@mail', EMAIL],
  ['email', 'a b@mail.example', EMAIL],
  ['email', 'a@b@mail.example', EMAIL],
  ['email', ' asha@mail.example '],
  ['email', 'a@b.c'],
];

const phone: RuleRow[] = [
  ['phone', '50000x00000', PHONE],
  ['phone', '---', PHONE],
  ['phone', '5000000000+', PHONE],
  ['phone', '++915000001234', PHONE],
  ['phone', '+500000000', PHONE],
  ['phone', '50000-0123', PHONE],
  ['phone', '50000 01234 / 50000 01235', PHONE],
  ['phone', '5000001234'],
  ['phone', '+91 50000-01234', undefined, '+915000001234'],
  ['phone', '(0500) 001 2345', undefined, '05000012345'],
  ['phone', '\u202a+91\u00a0૫૦૦૦૦\u00a0૦૧૨૩૪\u202c', undefined, '+915000001234'],
  ['phone', '९१ 50000 0１२34', undefined, '915000001234'],
  ['phone', '0091 50000 01234 5678', undefined, '009150000012345678'],
];

const answer = (field: string, message: string): RuleRow[] => [
  [field, 'x'.repeat(501), message],
  [field, `${'😀'.repeat(250)}x`, message],
  [field, '😀'.repeat(250)],
  [field, ` ${'x'.repeat(500)}\n`],
];

const FORM_RULES = [
  {
    facts: CONTACT,
    schema: contactForm.schema(contactWords('en')),
    missing: [
      'Name is required.',
      'Email is required',
      'Message is required.',
      'You must accept the terms.',
    ],
    rows: [
      ...anyText('name', 'Name is required.'),
      ...email,
      ['phone', '', undefined, ''],
      ['phone', ' \u200e', undefined, ''],
      ...phone,
      ...anyText('message', 'Message is required.'),
    ] satisfies RuleRow[],
  },
  {
    facts: FRANCHISE,
    schema: franchiseForm.schema(franchiseWords('en')),
    missing: FRANCHISE_MISSING,
    rows: [
      ...anyText('name', 'Full name is required.'),
      ...email,
      ...required('phone', 'Phone number is required.'),
      ...phone,
      ...anyText('city', 'City is required.'),
      ...required('pincode', 'Pincode is required.'),
      ...['38000', '3800011', '38000a', '380 001', '380\u200e001', '38000²', '+380001'].map(
        (typed): RuleRow => ['pincode', typed, PINCODE],
      ),
      ['pincode', ' 380001 '],
      ['pincode', '३८००૦૧', undefined, '380001'],
      ['pincode', '٣８０٠٠1', undefined, '380001'],
      ...anyText('address', 'Address is required.'),
      ['experience', '  '],
      ...answer('experience', 'Experience description must be 500 characters or less.'),
      ...required('interest', 'Please explain your interest in the franchise.'),
      ...answer('interest', 'Interest description must be 500 characters or less.'),
    ] satisfies RuleRow[],
  },
  {
    facts: ORDER,
    schema: orderForm.schema(orderWords('en')),
    missing: [
      'Name is required',
      'Email is required',
      'Phone is required',
      'Address is required',
      'Description is required',
    ],
    rows: [
      ...anyText('name', 'Name is required'),
      ...email,
      ...required('phone', 'Phone is required'),
      ...phone,
      ...anyText('address', 'Address is required'),
      ...anyText('description', 'Description is required'),
    ] satisfies RuleRow[],
  },
];

describe.each(FORM_RULES)('$facts.button', ({ facts, schema, missing, rows }) => {
  const good = { ...facts.typed, ...(facts.hasTerms && { terms: true }) };

  test.each<RuleRow>(rows)('%s: %.40j → %s', (field, typed, message, sent = typed.trim()) => {
    const payload = { ...facts.payload, [field]: sent };
    expect(checkForm(schema, { ...good, [field]: typed })).toEqual(
      message === undefined
        ? { isValid: true, payload }
        : { isValid: false, errors: { [field]: message } },
    );
  });

  test('reports one message a field, in the order of the form', () => {
    const check = checkForm(schema, {});
    expect(check.isValid ? [] : Object.values(check.errors)).toEqual(missing);
  });

  test('sends every field, those left out too, and nothing else', () => {
    const required = Object.entries(good).filter(
      ([name]) => !['experience', facts === CONTACT && 'phone'].includes(name),
    );
    expect(checkForm(schema, { ...Object.fromEntries(required), page: '/contact/' })).toEqual({
      isValid: true,
      payload: { ...facts.payload, ...(facts === CONTACT && { phone: '' }) },
    });
  });
});

test.each([false, undefined, 'true'])('takes %j for no tick', (terms) => {
  const check = checkForm(contactForm.schema(contactWords('en')), { ...CONTACT.typed, terms });
  expect(check).toEqual({ isValid: false, errors: { terms: 'You must accept the terms.' } });
});

test('has no message of its own for something that is no form', () => {
  const check = checkForm(orderForm.schema(orderWords('en')), 'an order');
  expect(check).toEqual({ isValid: false, errors: {} });
});

const SIGNS = 'Write one number in digits, with a + only in front.';
test.each([
  ['50000-0123', 'It needs at least 10 digits, and this has 9.'],
  ['+૯૧ ૫૦૦', 'It needs at least 10 digits, and this has 5.'],
  ['50000 0123x', SIGNS],
  ['50000 01234 / 50000 01235', SIGNS],
  ['---', SIGNS],
])('says of the phone number %j: %s', (typed, reason) => {
  expect(explainPhone(words('en').forms.fields, typed)).toBe(reason);
});
