import type { ComponentProps } from 'react';
import { PasswordField } from './password-field.tsx';

type Field = Omit<ComponentProps<typeof PasswordField>, 'label' | 'autoComplete'>;

interface NewPasswordFieldsProps {
  field: (name: 'password' | 'confirmation') => Field;
  label: string;
  confirmLabel?: string;
  minLength: number;
  disabled?: boolean;
}

export function NewPasswordFields({ field, label, minLength, ...rest }: NewPasswordFieldsProps) {
  const { confirmLabel = 'Confirmer le mot de passe', disabled } = rest;
  return (
    <>
      <PasswordField
        label={label}
        autoComplete="new-password"
        hint={`${minLength} caractères au moins.`}
        {...field('password')}
        disabled={disabled}
      />
      <PasswordField
        label={confirmLabel}
        autoComplete="new-password"
        {...field('confirmation')}
        disabled={disabled}
      />
    </>
  );
}
