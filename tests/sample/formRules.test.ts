import { describe, expect, test } from 'vitest';
import { checkForm, type FormDefinition } from '#/features/forms/checkForm.ts';
import { formMessages, type LeadMessages } from '#/features/forms/formMessages.ts';
import { contactForm, franchiseForm, orderForm } from '#/features/forms/formDefinitions.ts';
import { CONTACT, FRANCHISE, ORDER, TERMS_LABEL } from '../fixtures/formFacts.ts';

const EMAIL = 'Enter a valid email';
const PHONE = 'Enter a valid phone number';
const PINCODE = 'Enter a valid 6-digit pincode.';
const BLANK = ' \t\n\u00a0\u200b\u202a ';

/** What a form is in its messages. */
const read = <Own extends LeadMessages>(form: FormDefinition<Own>, own: Own) => ({
  path: form.path,
  fields: form.fields(own),
  messages: own,
});

const messages = formMessages('en');
const contact = read(contactForm, messages.contact);
const franchise = read(franchiseForm, messages.franchise);
const order = read(orderForm, messages.order);

const FORMS = [
  {
    facts: CONTACT,
    form: contact,
    missing: [
      'Name is required.',
      'Email is required',
      'Message is required.',
      'You must accept the terms.',
    ],
  },
  {
    facts: FRANCHISE,
    form: franchise,
    missing: [
      'Full name is required.',
      'Email is required',
      'Phone number is required.',
      'City is required.',
      'Pincode is required.',
      'Address is required.',
      'Please explain your interest in the franchise.',
      'You must accept the terms.',
    ],
  },
  {
    facts: ORDER,
    form: order,
    missing: [
      'Name is required',
      'Email is required',
      'Phone is required',
      'Address is required',
      'Description is required',
    ],
  },
];

describe.each(FORMS)('$facts.button', ({ facts, form, missing }) => {
  const { fields } = form;
  const good = { ...facts.typed, ...(facts.payload.terms && { terms: true }) };

  test('has its messages and its address', () => {
    const { path, button: submit, sent, failed } = facts;
    expect({ path: form.path, ...form.messages }).toMatchObject({ path, submit, sent, failed });
    const labels = Object.values(fields).map(({ label }) => label);
    const ofTerms = facts.payload.terms ? [TERMS_LABEL] : [];
    expect(labels).toEqual([...Object.values(facts.labels), ...ofTerms]);
  });

  test('reports one message a field, in the order of the form', () => {
    const blank = Object.fromEntries(Object.keys(fields).map((name) => [name, BLANK]));
    for (const input of [{}, blank]) {
      const { errors } = checkForm(fields, input);
      expect(Object.values(errors)).toEqual(missing);
    }
  });

  test('knows an e-mail address and a phone number', () => {
    const { errors } = checkForm(fields, { ...good, email: 'asha', phone: '12' });
    expect(errors).toMatchObject({ email: EMAIL, phone: PHONE });
  });

  test('sends every field, and nothing else', () => {
    const { payload } = checkForm(fields, { ...good, page: '/contact/' });
    expect(payload).toEqual(facts.payload);
  });
});

/** A field, an input, and the message; without a message it is sent, as the third text or trimmed. */
type RuleRow = [field: string, typed: string, message?: string | undefined, sent?: string];

const answer = (field: string, message: string): RuleRow[] => [
  [field, 'x'.repeat(501), message],
  [field, `${'😀'.repeat(250)}x`, message],
  [field, '😀'.repeat(250)],
  [field, ` ${'x'.repeat(500)}\n`],
];

// The franchise form has a field of every kind.
test.each<RuleRow>([
  ['name', 'مرحبا بكم 👨‍👩‍👧‍👦'],
  ['address', 'ખમણ '.repeat(2500)],
  ['email', 'asha.mail.example', EMAIL],
  ['email', 'asha@', EMAIL],
  ['email', 'asha@mail', EMAIL],
  ['email', 'a b@mail.example', EMAIL],
  ['email', 'a@b@mail.example', EMAIL],
  ['email', ' asha@mail.example '],
  ['email', 'a@b.c'],
  ['email', '\u202aasha@mail.example\u202c', undefined, 'asha@mail.example'],
  ['name', '\u200b', 'Full name is required.'],
  ['phone', '50000x00000', PHONE],
  ['phone', '5000000000+', PHONE],
  ['phone', '++915000001234', PHONE],
  ['phone', '+500000000', PHONE],
  ['phone', '5000001234'],
  ['phone', '+91 50000-01234', undefined, '+915000001234'],
  ['phone', '0091 50000 01234 5678', undefined, '009150000012345678'],
  ...['38000', '3800011', '38000a', '380 001', '380\u200e001', '38000²', '+380001'].map(
    (typed): RuleRow => ['pincode', typed, PINCODE],
  ),
  ['pincode', ' 380001 '],
  ['pincode', '३८００૦૧', undefined, '380001'],
  ['experience', BLANK, undefined, ''],
  ...answer('experience', 'Experience description must be 500 characters or less.'),
  ...answer('interest', 'Interest description must be 500 characters or less.'),
])('%s: %j → %s', (field, typed, message, sent = typed.trim()) => {
  const input = { ...FRANCHISE.typed, terms: true, [field]: typed };
  expect(checkForm(franchise.fields, input)).toMatchObject(
    message === undefined
      ? { payload: { ...FRANCHISE.payload, [field]: sent }, errors: {} }
      : { errors: { [field]: message } },
  );
});

test.each([undefined, '', ' \u200e'])(
  'sends no phone number for %j where none is required',
  (phone) => {
    const { payload } = checkForm(contact.fields, { ...CONTACT.typed, terms: true, phone });
    expect(payload).toEqual({ ...CONTACT.payload, phone: '' });
  },
);

test.each([false, undefined, 'true'])('takes %j for no tick', (terms) => {
  const check = checkForm(contact.fields, { ...CONTACT.typed, terms });
  expect(check).toEqual({ errors: { terms: 'You must accept the terms.' } });
});
