import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { isRefusal, showFieldErrors } from '#browser/api/error-sentence.ts';
import { passwordAgain } from '#features/accounts/contract.ts';

/** The form that asks for the password again, with what the server says of it beside the field. */
export function usePasswordForm() {
  const form = useForm({ resolver: zodResolver(passwordAgain), defaultValues: { password: '' } });
  return {
    form,
    fieldError: form.formState.errors.password?.message,
    placeError(error: unknown) {
      if (isRefusal(error, 'WRONG_PASSWORD'))
        form.setError('password', { type: 'server', message: error.message }, { shouldFocus: true });
      else showFieldErrors(error, ['password'], form.setError);
    },
  };
}
