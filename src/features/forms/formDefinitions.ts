import * as v from 'valibot';
import { format } from '#/lib/text.ts';
import * as rules from './fieldRules.ts';
import type { FieldDefinition, FieldRule, FormDefinition } from './checkForm.ts';
import type { ContactMessages, FranchiseMessages, OrderMessages } from './formMessages.ts';

type PersonMessages = Pick<
  ContactMessages,
  'name' | 'nameMissing' | 'email' | 'emailHint' | 'phone' | 'phoneHint' | 'fields'
>;

/** The fields at the beginning of every form. */
const personFields = (messages: PersonMessages, phone: FieldRule) => ({
  name: {
    rule: rules.requiredText(messages.nameMissing),
    label: messages.name,
    autoComplete: 'name',
  },
  email: {
    rule: rules.email(messages.fields),
    label: messages.email,
    hint: messages.emailHint,
    type: 'email',
    autoComplete: 'email',
  },
  phone: {
    rule: phone,
    label: messages.phone,
    hint: messages.phoneHint,
    type: 'tel',
    autoComplete: 'tel',
  },
});

const addressField = (messages: Pick<OrderMessages, 'address' | 'addressMissing'>) => ({
  rule: rules.requiredText(messages.addressMissing),
  label: messages.address,
  rows: 3,
  autoComplete: 'street-address',
});

/** The consent checkbox. Only the visitor may tick it, so drafts leave it out. */
const termsField = (messages: ContactMessages | FranchiseMessages): FieldDefinition => ({
  rule: rules.terms(messages.termsMissing),
  label: messages.terms,
  type: 'checkbox',
  value: messages.yes, // the text in a chat or e-mail
});

const longAnswer = ({ upTo }: Pick<FranchiseMessages, 'upTo'>) => ({
  hint: format(upTo, { limit: rules.MAX_TEXT_UNITS }),
  rows: 4,
});

export const contactForm: FormDefinition<ContactMessages> = {
  id: 'contact-form',
  path: '/api/contact',
  fields: (messages) => ({
    ...personFields(messages, rules.phone(messages.fields)),
    message: {
      rule: rules.requiredText(messages.messageMissing),
      label: messages.message,
      rows: 5,
    },
    terms: termsField(messages),
  }),
};

export const franchiseForm: FormDefinition<FranchiseMessages> = {
  id: 'franchise-form',
  path: '/api/franchise',
  fields: (messages) => ({
    ...personFields(messages, rules.phone(messages.fields, messages.phoneMissing)),
    city: {
      rule: rules.requiredText(messages.cityMissing),
      label: messages.city,
      autoComplete: 'address-level2',
    },
    pincode: {
      rule: rules.pincode(messages),
      label: messages.pincode,
      placeholder: messages.pincodeForm,
      inputMode: 'numeric',
      autoComplete: 'postal-code',
    },
    address: addressField(messages),
    experience: {
      rule: v.pipe(rules.optionalText(), rules.notTooLong(messages.experienceTooLong)),
      label: messages.experience,
      ...longAnswer(messages),
    },
    interest: {
      rule: v.pipe(
        rules.requiredText(messages.interestMissing),
        rules.notTooLong(messages.interestTooLong),
      ),
      label: messages.interest,
      ...longAnswer(messages),
    },
    terms: termsField(messages),
  }),
};

export const orderForm: FormDefinition<OrderMessages> = {
  id: 'order-form',
  path: '/api/ready-to-eat',
  fields: (messages) => ({
    ...personFields(messages, rules.phone(messages.fields, messages.phoneMissing)),
    address: addressField(messages),
    description: {
      rule: rules.requiredText(messages.descriptionMissing),
      label: messages.description,
      hint: messages.descriptionHint,
      rows: 4,
    },
  }),
};
