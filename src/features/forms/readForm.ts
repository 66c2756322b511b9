type FormValues = Record<string, string | boolean>;

/** The values of a form's named fields, as typed; a checkbox is `true` or `false`. */
export function readForm(form: HTMLFormElement): FormValues {
  const values: FormValues = {};
  for (const field of form.elements) {
    if (field instanceof HTMLTextAreaElement) values[field.name] = field.value;
    else if (field instanceof HTMLInputElement)
      values[field.name] = field.type === 'checkbox' ? field.checked : field.value;
  }
  return values;
}
