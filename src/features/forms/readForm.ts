type FormValues = Record<string, string | boolean>;

/** What a form's named fields hold, just as typed; a tick is `true` or `false`. */
export function readForm(form: HTMLFormElement): FormValues {
  const values: FormValues = {};
  for (const field of form.elements) {
    if (field instanceof HTMLTextAreaElement) values[field.name] = field.value;
    else if (field instanceof HTMLInputElement)
      values[field.name] = field.type === 'checkbox' ? field.checked : field.value;
  }
  return values;
}
