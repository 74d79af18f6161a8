import { zodResolver } from '@hookform/resolvers/zod';
import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { showFieldErrors } from '#browser/api/error-sentence.ts';
import { typedCode } from '#identity/accounts/contract.ts';
import { Button } from '#ui/button.tsx';
import { FailureAlert } from '#ui/failure-alert.tsx';
import { TextField } from '#ui/text-field.tsx';

const FAILED = 'Le code n’a pas pu être vérifié. Vérifiez votre connexion internet et réessayez.';
const LABELS = { phone: 'Code à six chiffres', backup: 'Code de secours', any: 'Code' };
const schema = z.object({ code: typedCode });

interface CodeFormProps<Answer> {
  /** What is done with the code. */
  check: UseMutationOptions<Answer, Error, { code: string }>;
  /** Of the phone, or one of the ten that were kept. */
  kind: 'phone' | 'backup' | 'any';
  button: string;
  children?: ReactNode;
}

/** One field for a code. A wrong one stays on screen, with why. */
export function CodeForm<Answer>({ check, kind, button, children }: CodeFormProps<Answer>) {
  const form = useForm<z.input<typeof schema>, unknown, z.output<typeof schema>>({
    resolver: zodResolver(schema),
  });
  const { error: fieldError } = form.getFieldState('code', form.formState);
  const give = useMutation({
    ...check,
    onError: (error) => {
      if (!showFieldErrors(error, ['code'], form.setError)) form.setFocus('code', { shouldSelect: true });
    },
  });
  const phone = kind === 'phone';
  return (
    <form noValidate className="grid gap-5" onSubmit={form.handleSubmit((values) => give.mutate(values))}>
      <TextField
        label={LABELS[kind]}
        hint={kind !== 'backup' ? undefined : 'Dix lettres et chiffres, par exemple k7qm3-2x9dr.'}
        inputMode={phone ? 'numeric' : 'text'}
        autoComplete={phone ? 'one-time-code' : 'off'}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={phone ? 9 : 20}
        className="[&_input]:text-lg [&_input]:tracking-[0.15em]"
        error={fieldError?.message}
        {...form.register('code')}
      />
      <FailureAlert error={!fieldError && give.error} failed={FAILED} />
      <Button type="submit" block pending={give.isPending} pendingLabel="Vérification…">
        {button}
      </Button>
      {children}
    </form>
  );
}
