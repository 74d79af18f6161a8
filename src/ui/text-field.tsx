import { type ComponentProps, useId } from 'react';
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

/** @param autoComplete whose address is typed: the user's own, or that of an account */
export function EmailField(props: Omit<TextFieldProps, 'label' | 'type' | 'inputMode'>) {
  return <TextField label="Adresse e-mail" type="email" inputMode="email" {...props} />;
}

/** A honeypot for bots: hidden from people, including users of assistive technology. */
export function HoneypotField(field: ComponentProps<'input'>) {
  const id = useId();
  return (
    <div aria-hidden="true" className="absolute size-px overflow-hidden [clip-path:inset(50%)]">
      <label htmlFor={id}>Ne remplissez pas ce champ</label>
      <input {...field} id={id} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
