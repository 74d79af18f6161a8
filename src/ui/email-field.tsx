import { TextField, type TextFieldProps } from './text-field.tsx';

/** @param autoComplete whose address is typed: the user's own, or that of an account */
export function EmailField(props: Omit<TextFieldProps, 'label' | 'type' | 'inputMode'>) {
  return <TextField label="Adresse e-mail" type="email" inputMode="email" {...props} />;
}
