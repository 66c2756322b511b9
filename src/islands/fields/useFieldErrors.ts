import { useRef, useState } from 'react';
import type { FocusEvent, InputEvent } from 'react';
import { checkForm, type FormSchema } from '~/forms/checkForm';
import { readForm } from '~/forms/readForm';
import { useAfterPress } from './useAfterPress';

type Errors = Partial<Record<string, string>>;

const nameOf = (target: EventTarget) =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement ? target.name : '';

/** What is wrong: found on submit, gone when the field is edited, looked at again when it is left. */
export function useFieldErrors(schema: FormSchema) {
  const [errors, setErrors] = useState<Errors>({});
  const [failedChecks, setFailedChecks] = useState(0);
  const shownWrong = useRef(new Set<string>());
  const afterPress = useAfterPress();

  const setError = (name: string, error: string | undefined) =>
    setErrors((all) => (all[name] === error ? all : { ...all, [name]: error }));

  const checkAll = (form: HTMLFormElement) => {
    const check = checkForm(schema, readForm(form));
    const found: Errors = check.isValid ? {} : check.errors;
    for (const name of Object.keys(found)) shownWrong.current.add(name);
    setErrors(found);
    if (!check.isValid) setFailedChecks((count) => count + 1);
    return check;
  };

  const onInput = ({ target }: InputEvent<HTMLFormElement>) => setError(nameOf(target), undefined);

  const onBlur = ({ target, currentTarget: form }: FocusEvent<HTMLFormElement>) => {
    const name = nameOf(target);
    if (!shownWrong.current.has(name)) return;
    afterPress(() => {
      const check = checkForm(schema, readForm(form));
      setError(name, check.isValid ? undefined : check.errors[name]);
    });
  };

  /** An emptied form begins anew. */
  const onReset = () => shownWrong.current.clear();

  return { errors, failedChecks, checkAll, onInput, onBlur, onReset };
}
