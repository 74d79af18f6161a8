import { useFormContext } from 'react-hook-form';
import { PASSWORD_MIN_LENGTH } from '#identity/accounts/rules.ts';
import { PasswordField } from '#ui/password-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { ProfileFormInput } from './profile-form-schema.ts';

export function AccessFields({ email }: { email: string }) {
  const { register, formState } = useFormContext<ProfileFormInput>();
  const { errors } = formState;
  return (
    <>
      <TextField
        label="Adresse e-mail"
        hint="Déjà confirmée. Aucun membre ne la voit."
        type="email"
        autoComplete="email"
        value={email}
        readOnly
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <PasswordField
          label="Mot de passe"
          autoComplete="new-password"
          hint={`${PASSWORD_MIN_LENGTH} caractères au moins.`}
          error={errors.password?.message}
          {...register('password', { deps: ['confirmation'] })}
        />
        <PasswordField
          label="Confirmer le mot de passe"
          autoComplete="new-password"
          hint="Le même, une seconde fois."
          error={errors.confirmation?.message}
          {...register('confirmation')}
        />
      </div>
    </>
  );
}
