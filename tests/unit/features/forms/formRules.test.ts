import { describe, expect, test } from 'vitest';
import { checkForm } from '#/features/forms/checkForm.ts';
import { FORM_RULES } from '../../../fixtures/formRules.ts';

for (const { facts, schema, rows } of FORM_RULES) {
  describe(facts.button, () => {
    for (const [field, typed, message, sent = typed.trim()] of rows) {
      test(`${field}: ${JSON.stringify(typed.slice(0, 40))} → ${message ?? 'sent'}`, () => {
        const terms = facts.hasTerms && { terms: true };
        const check = checkForm(schema, { ...facts.typed, ...terms, [field]: typed });
        if (check.isValid) {
          expect(check.payload).toEqual({ ...facts.payload, [field]: sent });
          expect(message).toBeUndefined();
        } else expect(check.errors).toEqual({ [field]: message });
      });
    }
  });
}
