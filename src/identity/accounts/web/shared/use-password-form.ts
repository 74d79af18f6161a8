import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { isRefusal, showFieldErrors } from '#browser/api/error-sentence.ts';
import { passwordAgain } from '../../contract.ts';

type Say = (field: 'password' | 'code', sentence: string) => void;

/**
 * Where the sentences about the password, and about the code that accounts with a second factor want beside it, are
 * shown. @param say puts a sentence beside its field
 */
export function useProofRefusals(say: Say) {
  const [codeWanted, setCodeWanted] = useState(false);
  return {
    codeWanted,
    /** @returns whether the refusal was about one of the two */
    place(error: unknown): boolean {
      if (isRefusal(error, 'WRONG_PASSWORD')) say('password', error.message);
      else if (isRefusal(error, 'CODE_WANTED')) {
        setCodeWanted(true);
        say('code', error.message);
      } else if (isRefusal(error, 'WRONG_CODE')) say('code', error.message);
      else return false;
      return true;
    },
  };
}

/** The form that asks for the password again, with what the server says of it beside the fields. */
export function usePasswordForm() {
  const form = useForm({ resolver: zodResolver(passwordAgain), defaultValues: { password: '' } });
  const { codeWanted, place } = useProofRefusals((field, message) =>
    form.setError(field, { type: 'server', message }, { shouldFocus: true }),
  );
  const { errors } = form.formState;
  return {
    form,
    codeWanted,
    /** Whether what was refused is said beside a field. */
    isPlaced: Boolean(errors.password ?? errors.code),
    placeError(error: unknown) {
      if (!place(error)) showFieldErrors(error, ['password', 'code'], form.setError);
    },
  };
}
export type PasswordForm = ReturnType<typeof usePasswordForm>;
