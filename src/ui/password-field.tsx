import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { Field } from './field.tsx';
import { IconButton } from './icon-button.tsx';
import type { TextFieldProps } from './text-field.tsx';

interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'autoComplete'> {
  autoComplete: 'current-password' | 'new-password';
}

export function PasswordField({ label, hint, error, optional, id, className, ...rest }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <Field label={label} hint={hint} error={error} optional={optional} id={id} className={className}>
      {(control) => (
        <span className="relative block">
          <input
            {...rest}
            {...control}
            type={shown ? 'text' : 'password'}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            className="input-frame pr-14"
          />
          <IconButton
            icon={shown ? EyeOff : Eye}
            label={shown ? 'Masquer le mot de passe' : 'Afficher le mot de passe'}
            className="absolute top-1/2 right-0.5 -translate-y-1/2"
            onClick={() => setShown(!shown)}
          />
        </span>
      )}
    </Field>
  );
}
