import { useState } from 'react';
import type { InputEvent } from 'react';
import { explainPhone } from './fieldRules.ts';
import type { FieldErrors } from './formContext.ts';
import { checkForm, type FormSchema } from './formDefinition.ts';
import type { FormWords } from './formWords.ts';

/** The values of a form's fields, as typed; a checkbox is `true` or `false`. */
function readForm(form: HTMLFormElement): Record<string, string | boolean> {
  const values: Record<string, string | boolean> = {};
  for (const field of form.elements) {
    if (field instanceof HTMLTextAreaElement) values[field.name] = field.value;
    else if (field instanceof HTMLInputElement)
      values[field.name] = field.type === 'checkbox' ? field.checked : field.value;
  }
  return values;
}

/** The errors of a form: set on submit, by our rules or the server, and cleared when a field is edited. */
export function useFieldErrors(schema: FormSchema, words: FormWords['fields']) {
  const [errors, setErrors] = useState<FieldErrors>({});
  const [focusRequests, setFocusRequests] = useState(0);

  const showErrors = (found: FieldErrors, takesFocus = true) => {
    setErrors(found);
    if (takesFocus && Object.keys(found).length > 0) setFocusRequests((count) => count + 1);
  };

  const checkAll = (form: HTMLFormElement, { takesFocus = true } = {}) => {
    const values = readForm(form);
    const result = checkForm(schema, values);
    const found: FieldErrors = {};
    for (const [name, text] of Object.entries(result.isValid ? {} : result.errors)) {
      const isPhone = text === words.phoneWrong; // the message of every rule for phone numbers
      found[name] = {
        text,
        reason: isPhone ? explainPhone(words, String(values[name])) : undefined,
      };
    }
    showErrors(found, takesFocus);
    return result;
  };

  /** Shows the server's errors for fields; the form itself was valid. */
  const showServerErrors = (texts: Record<string, string>) =>
    showErrors(Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, { text }])));

  const onInput = ({ target }: InputEvent<HTMLFormElement>) => {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return;
    setErrors((all) => (all[target.name] ? { ...all, [target.name]: undefined } : all));
  };

  return {
    errors,
    focusRequests,
    checkAll,
    showServerErrors,
    onInput,
    clearErrors: () => setErrors({}),
  };
}
