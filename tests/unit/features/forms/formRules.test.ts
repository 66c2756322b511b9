import { describe, expect, test } from 'vitest';
import { checkForm, type FormFields } from '#/features/forms/checkForm.ts';
import { contactForm, franchiseForm, orderForm } from '#/features/forms/formDefinitions.ts';
import { formMessages } from '#/features/forms/formMessages.ts';
import { CONTACT, FRANCHISE, ORDER } from '../../../fixtures/formFacts.ts';

const BLANK = ' \t\n\u00a0\u200b\u202a ';

const { contact, franchise, order } = formMessages('en');
const { emailMissing, phoneWrong, emailWrong } = franchise.fields;
const contactFields = contactForm.fields(contact);
const franchiseFields = franchiseForm.fields(franchise);

const FORMS = [
  {
    facts: CONTACT,
    path: contactForm.path,
    fields: contactFields,
    missing: {
      name: contact.nameMissing,
      email: emailMissing,
      message: contact.messageMissing,
      terms: contact.termsMissing,
    },
  },
  {
    facts: FRANCHISE,
    path: franchiseForm.path,
    fields: franchiseFields,
    missing: {
      name: franchise.nameMissing,
      email: emailMissing,
      phone: franchise.phoneMissing,
      city: franchise.cityMissing,
      pincode: franchise.pincodeMissing,
      address: franchise.addressMissing,
      interest: franchise.interestMissing,
      terms: franchise.termsMissing,
    },
  },
  {
    facts: ORDER,
    path: orderForm.path,
    fields: orderForm.fields(order),
    missing: {
      name: order.nameMissing,
      email: emailMissing,
      phone: order.phoneMissing,
      address: order.addressMissing,
      description: order.descriptionMissing,
    },
  },
];

const check = (fields: FormFields, { typed, payload }: typeof CONTACT, changes: object) =>
  checkForm(fields, { ...typed, ...(payload.terms && { terms: true }), ...changes });

describe.each(FORMS)('the form $facts.id', ({ facts, path, fields, missing }) => {
  test('is sent to its endpoint', () => {
    expect(path).toBe(facts.path);
  });

  test('reports one message per field, in the order of the form', () => {
    const blank = Object.fromEntries(Object.keys(fields).map((name) => [name, BLANK]));
    for (const input of [{}, blank]) {
      const { errors } = checkForm(fields, input);
      expect(errors).toMatchObject(missing);
      expect(Object.keys(errors).filter((name) => name in missing)).toEqual(Object.keys(missing));
    }
  });

  test('sends every field, and nothing else', () => {
    expect(check(fields, facts, { page: '/contact/' }).payload).toEqual(facts.payload);
  });
});

// The franchise form has all kinds of fields.
test.each([
  ['email', 'asha.mail.example', emailWrong],
  ['email', 'asha@mail', emailWrong],
  ['email', 'a b@mail.example', emailWrong],
  ['name', '\u200b', franchise.nameMissing],
  ['phone', '+૯૧ ૫૦૦', phoneWrong],
  ['phone', '500000123', phoneWrong],
  ['phone', '+91 50000-01', phoneWrong],
  ['phone', '50000 01234 / 50000 01235', phoneWrong],
  ['phone', '---', phoneWrong],
  ['pincode', '38000', franchise.pincodeWrong],
  ['pincode', '380 001', franchise.pincodeWrong],
  ['experience', 'x'.repeat(501), franchise.experienceTooLong.replace('{most}', '500')],
  ['interest', `${'😀'.repeat(250)}x`, franchise.interestTooLong.replace('{most}', '500')],
])('rejects in %s the value %j: %s', (field, typed, text) => {
  const { errors } = check(franchiseFields, FRANCHISE, { [field]: typed });
  expect(errors).toEqual({ [field]: text });
});

test.each([
  ['name', ' مرحبا بكم 👨‍👩‍👧‍👦 ', 'مرحبا بكم 👨‍👩‍👧‍👦'],
  ['email', '\u202aasha@mail.example\u202c', 'asha@mail.example'],
  ['phone', '+91 50000-01234', '+915000001234'],
  ['phone', '\u202a5000001234\u202c', '5000001234'],
  ['phone', '\u200e50000\u201101234\u2060', '5000001234'],
  ['phone', '૫૦૦૦૦ ૦૧૨૩૪૫', '50000012345'],
  ['pincode', '३८००૦૧', '380001'],
  ['experience', BLANK, ''],
  ['interest', ` ${'x'.repeat(500)}\n`, 'x'.repeat(500)],
])('sends in %s the value %j as %j', (field, typed, sent) => {
  const { payload } = check(franchiseFields, FRANCHISE, { [field]: typed });
  expect(payload).toEqual({ ...FRANCHISE.payload, [field]: sent });
});

test('omits an empty optional phone number', () => {
  const { payload } = check(contactFields, CONTACT, { phone: ' \u200e' });
  expect(payload).toEqual({ ...CONTACT.payload, phone: '' });
});

test('sends an order of any length whole', () => {
  const description = `${'Less chilli, please.\n'.repeat(200)}99 × Chakri, 200 g`;
  const { payload } = check(orderForm.fields(order), ORDER, { description });
  expect(payload).toEqual({ ...ORDER.payload, description });
});

test.each([false, 'true'])('does not accept %j as a ticked box', (terms) => {
  const { errors } = check(contactFields, CONTACT, { terms });
  expect(errors).toEqual({ terms: contact.termsMissing });
});

test('fields ask for the right keyboard and autofill', () => {
  expect(franchiseFields).toMatchObject({
    email: { type: 'email', autoComplete: 'email' },
    pincode: { inputMode: 'numeric', autoComplete: 'postal-code' },
    address: { autoComplete: 'street-address' },
  });
});
