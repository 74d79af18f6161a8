import type { ComponentProps } from 'react';
import { Field, type FieldText } from './field.tsx';

export interface TextFieldProps extends ComponentProps<'input'>, FieldText {}

/** Spread `register('name')` on it. */
export function TextField({ label, hint, error, optional, id, className, ...rest }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional} id={id} className={className}>
      {(control) => <input type="text" {...rest} {...control} className="input-frame read-only:bg-lin" />}
    </Field>
  );
}
