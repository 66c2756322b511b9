import * as v from 'valibot';
import { fillIn } from '#/lib/fillIn.ts';
import * as rules from './fieldRules.ts';
import type { FieldDefinition, FieldRule, FormDefinition } from './checkForm.ts';
import type { ContactWords, FranchiseWords, OrderWords } from './formWords.ts';

type PersonWords = Pick<
  ContactWords,
  'name' | 'nameMissing' | 'email' | 'emailHint' | 'phone' | 'phoneHint' | 'fields'
>;

/** The fields with which every form begins. */
const personFields = (words: PersonWords, phone: FieldRule) => ({
  name: {
    rule: rules.requiredText(words.nameMissing),
    label: words.name,
    autoComplete: 'name',
  },
  email: {
    rule: rules.email(words.fields),
    label: words.email,
    hint: words.emailHint,
    type: 'email',
    autoComplete: 'email',
  },
  phone: {
    rule: phone,
    label: words.phone,
    hint: words.phoneHint,
    type: 'tel',
    autoComplete: 'tel',
  },
});

const addressField = (words: Pick<OrderWords, 'address' | 'addressMissing'>) => ({
  rule: rules.requiredText(words.addressMissing),
  label: words.address,
  rows: 3,
  autoComplete: 'street-address',
});

/** The consent tick. Only the visitor sets it: a draft has no ticks. */
const termsField = (words: ContactWords | FranchiseWords): FieldDefinition => ({
  rule: rules.terms(words.termsMissing),
  label: words.terms,
  type: 'checkbox',
  autoComplete: 'off', // or Firefox restores it after a reload
  value: words.yes, // in a message to a chat or by e-mail
});

const longAnswer = ({ upTo, charactersLeft, charactersTooMany }: FranchiseWords) => ({
  hint: fillIn(upTo, { limit: rules.MAX_TEXT_UNITS }),
  rows: 4,
  limit: { units: rules.MAX_TEXT_UNITS, left: charactersLeft, tooMany: charactersTooMany },
});

export const contactForm: FormDefinition<ContactWords> = {
  id: 'contact-form',
  path: '/api/contact',
  fields: (words) => ({
    ...personFields(words, rules.phone(words.fields)),
    message: { rule: rules.requiredText(words.messageMissing), label: words.message, rows: 5 },
    terms: termsField(words),
  }),
};

export const franchiseForm: FormDefinition<FranchiseWords> = {
  id: 'franchise-form',
  path: '/api/franchise',
  fields: (words) => ({
    ...personFields(words, rules.phone(words.fields, words.phoneMissing)),
    city: {
      rule: rules.requiredText(words.cityMissing),
      label: words.city,
      autoComplete: 'address-level2',
    },
    pincode: {
      rule: rules.pincode(words),
      label: words.pincode,
      placeholder: words.pincodeForm,
      inputMode: 'numeric',
      autoComplete: 'postal-code',
    },
    address: addressField(words),
    experience: {
      rule: v.pipe(rules.optionalText(), rules.notTooLong(words.experienceTooLong)),
      label: words.experience,
      ...longAnswer(words),
    },
    interest: {
      rule: v.pipe(
        rules.requiredText(words.interestMissing),
        rules.notTooLong(words.interestTooLong),
      ),
      label: words.interest,
      ...longAnswer(words),
    },
    terms: termsField(words),
  }),
};

export const orderForm: FormDefinition<OrderWords> = {
  id: 'order-form',
  path: '/api/ready-to-eat',
  fields: (words) => ({
    ...personFields(words, rules.phone(words.fields, words.phoneMissing)),
    address: addressField(words),
    description: {
      rule: rules.requiredText(words.descriptionMissing),
      label: words.description,
      hint: words.descriptionHint,
      rows: 4,
    },
  }),
};
