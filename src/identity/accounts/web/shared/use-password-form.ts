import { useState } from 'react';
import { isRefusal } from '#browser/api/error-sentence.ts';
import { useTypedForm } from '#ui/form/use-typed-form.ts';
import { passwordAgain } from '../../contract.ts';

type Say = (field: 'password' | 'code', sentence: string) => void;

/**
 * Shows rejected passwords and codes beside their fields.
 * @param say places a message beside a field
 */
export function useProofRefusals(say: Say) {
  const [codeWanted, setCodeWanted] = useState(false);
  return {
    codeWanted,
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

export function usePasswordForm() {
  const { form, field, isPlaced, placeError, say } = useTypedForm(passwordAgain, { password: '' });
  const { codeWanted, place } = useProofRefusals(say);
  return {
    form,
    field,
    codeWanted,
    isPlaced,
    placeError: (error: unknown) => void (place(error) || placeError(error)),
  };
}
export type PasswordForm = ReturnType<typeof usePasswordForm>;
