import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { z } from 'zod';
import { typedCode } from '#identity/accounts/contract.ts';
import { SentForm } from '#ui/form/sent-form.tsx';
import { useTypedForm } from '#ui/form/use-typed-form.ts';
import { TextField } from '#ui/text-field.tsx';

const FAILED = 'Le code n’a pas pu être vérifié. Vérifiez votre connexion internet et réessayez.';
const LABELS = { phone: 'Code à six chiffres', backup: 'Code de secours', any: 'Code' };
const schema = z.object({ code: typedCode });

interface CodeFormProps<Answer> {
  check: UseMutationOptions<Answer, Error, { code: string }>;
  kind: 'phone' | 'backup' | 'any';
  button: string;
  children?: ReactNode;
}

export function CodeForm<Answer>({ check, kind, button, children }: CodeFormProps<Answer>) {
  const { form, field, isPlaced, placeError } = useTypedForm(schema);
  const give = useMutation({
    ...check,
    onError: (error) => {
      if (!placeError(error)) form.setFocus('code', { shouldSelect: true });
    },
  });
  const phone = kind === 'phone';
  return (
    <SentForm
      onSubmit={form.handleSubmit((values) => give.mutate(values))}
      pending={give.isPending}
      error={!isPlaced && give.error}
      failed={FAILED}
      button={button}
      pendingLabel="Vérification…"
      below={children}
    >
      <TextField
        label={LABELS[kind]}
        hint={kind !== 'backup' ? undefined : 'Dix lettres et chiffres, par exemple k7qm3-2x9dr.'}
        inputMode={phone ? 'numeric' : 'text'}
        autoComplete={phone ? 'one-time-code' : 'off'}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={phone ? 9 : 20}
        className="[&_input]:text-lg [&_input]:tracking-[0.15em]"
        {...field('code')}
      />
    </SentForm>
  );
}
