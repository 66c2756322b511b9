import type { ReactNode } from 'react';
import type { FormSchema } from '~/forms/checkForm';
import TextArea, { type TextAreaProps } from './TextArea';
import TextField, { type TextFieldProps } from './TextField';

type Field<S extends FormSchema, Props> = (
  props: Props & { name: keyof S['entries'] },
) => ReactNode;

interface Fields<S extends FormSchema> {
  TextField: Field<S, TextFieldProps>;
  TextArea: Field<S, TextAreaProps>;
}

/** The kinds of field, for a form whose schema knows their names. */
export const fieldsOf = <S extends FormSchema>(): Fields<S> => ({ TextField, TextArea });
