import { useRef, useState } from 'react';
import type { FocusEvent, InputEvent } from 'react';
import { checkForm, type FormSchema } from '#/features/forms/checkForm.ts';
import { explain } from '#/features/forms/rules/fields.ts';
import { readForm } from '#/features/forms/readForm.ts';
import type { FieldErrors } from '#/features/forms/formContext.ts';
import { useAfterPress } from './useAfterPress.ts';

const nameOf = (target: EventTarget) =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement ? target.name : '';

/** Validates a form: the payload to send, or the errors with their reasons. */
function check(schema: FormSchema, form: HTMLFormElement) {
  const values = readForm(form);
  const result = checkForm(schema, values);
  const errors: FieldErrors = {};
  if (!result.isValid)
    for (const [name, text = ''] of Object.entries(result.errors))
      errors[name] = { text, reason: explain(text, values[name]) };
  return { result, errors };
}

/** The errors of a form: set on submit, cleared when a field is edited, checked again when it loses focus. */
export function useFieldErrors(schema: FormSchema) {
  const [errors, setErrors] = useState<FieldErrors>({});
  const [failedChecks, setFailedChecks] = useState(0);
  const shownWrong = useRef(new Set<string>());
  const afterPress = useAfterPress();

  const showErrors = (found: FieldErrors) => {
    const names = Object.keys(found);
    for (const name of names) shownWrong.current.add(name);
    setErrors(found);
    if (names.length > 0) setFailedChecks((count) => count + 1);
  };

  const checkAll = (form: HTMLFormElement) => {
    const { result, errors: found } = check(schema, form);
    showErrors(found);
    return result;
  };

  /** Shows the server's errors for fields; the form itself was valid. */
  const showTexts = (texts: Record<string, string>) =>
    showErrors(Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, { text }])));

  const onInput = ({ target }: InputEvent<HTMLFormElement>) => {
    const name = nameOf(target);
    setErrors((all) => (all[name] ? { ...all, [name]: undefined } : all));
  };

  const onBlur = ({ target, currentTarget: form }: FocusEvent<HTMLFormElement>) => {
    const name = nameOf(target);
    if (!shownWrong.current.has(name)) return;
    afterPress(() => {
      const error = check(schema, form).errors[name];
      // A server's error stays until the field is edited: our rules do not know it.
      setErrors((all) => (all[name] || !error ? all : { ...all, [name]: error }));
    });
  };

  /** A form that was reset starts without errors. */
  const clearErrors = () => {
    shownWrong.current.clear();
    setErrors({});
  };

  return { errors, failedChecks, checkAll, showTexts, clearErrors, onInput, onBlur };
}
