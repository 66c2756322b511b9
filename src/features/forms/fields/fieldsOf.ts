import type { ReactNode } from 'react';
import type { FormSchema } from '#/features/forms/checkForm.ts';
import TextArea, { type TextAreaProps } from './TextArea.tsx';
import TextField, { type TextFieldProps } from './TextField.tsx';

type Field<S extends FormSchema, Props> = (
  props: Props & { name: keyof S['entries'] },
) => ReactNode;

interface Fields<S extends FormSchema> {
  TextField: Field<S, TextFieldProps>;
  TextArea: Field<S, TextAreaProps>;
}

/** The field components, typed with the names in a form's schema. */
export const fieldsOf = <S extends FormSchema>(): Fields<S> => ({ TextField, TextArea });
