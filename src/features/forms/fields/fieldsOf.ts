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

/** The kinds of field, for a form whose schema knows their names. */
export const fieldsOf = <S extends FormSchema>(): Fields<S> => ({ TextField, TextArea });
