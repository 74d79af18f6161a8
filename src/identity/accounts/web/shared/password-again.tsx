import { PasswordField } from '#ui/password-field.tsx';
import { CodeField } from './code-field.tsx';
import type { PasswordForm } from './use-password-form.ts';

export function PasswordAgain({ proof, hint }: { proof: PasswordForm; hint?: string }) {
  const { field, codeWanted } = proof;
  return (
    <>
      <PasswordField
        label="Mot de passe actuel"
        autoComplete="current-password"
        hint={hint}
        {...field('password')}
      />
      {codeWanted ? <CodeField {...field('code')} /> : null}
    </>
  );
}
