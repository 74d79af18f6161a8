import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { isRefusal, showFieldErrors } from '#browser/api/error-sentence.ts';
import { emailAddress } from '#identity/accounts/contract.ts';
import { track } from '#identity/ad-measurement/web/shared/track.ts';
import { Button } from '#ui/button.tsx';
import { FailureAlert } from '#ui/failure-alert.tsx';
import { TextField } from '#ui/text-field.tsx';
import { AUTHENTICATION_FAILED } from './sentences.ts';
import { entranceApi } from './shared/api.ts';

const schema = z.object({ email: emailAddress });

interface SignUpFormProps {
  email: string;
  onEmail: (email: string) => void;
  /** `delayed` when mails do not leave for now. */
  onSent: (email: string, delayed: boolean) => void;
  /** The address belongs to an account: its sentence. */
  onTaken: (sentence: string) => void;
}

export function SignUpForm({ email, onEmail, onSent, onTaken }: SignUpFormProps) {
  const form = useForm<z.input<typeof schema>, unknown, z.output<typeof schema>>({
    resolver: zodResolver(schema),
    // Nothing rather than an empty text: what was typed before the page was ready then stays.
    defaultValues: { email: email || undefined },
  });
  const { getValues, setError, setValue } = form;
  const signUp = useMutation(
    entranceApi.signUp.mutationOptions({
      onSuccess: ({ mailDelayed }, sent) => {
        void track('account_creation');
        onSent(sent.email, mailDelayed);
      },
      onError: (error) => {
        if (isRefusal(error, 'EMAIL_TAKEN')) onTaken(error.message);
        else showFieldErrors(error, ['email'], setError);
      },
    }),
  );

  // Said by the log-in view, which is on its way.
  const taken = isRefusal(signUp.error, 'EMAIL_TAKEN');

  // An address kept from an earlier visit arrives after the first render.
  useEffect(() => {
    if (email && !getValues('email')) setValue('email', email);
  }, [email, getValues, setValue]);

  return (
    <form noValidate className="grid gap-5" onSubmit={form.handleSubmit((values) => signUp.mutate(values))}>
      <TextField
        label="Adresse e-mail"
        type="email"
        autoComplete="email"
        inputMode="email"
        hint="Réservé aux 18 ans et plus. Nous vous enverrons un lien pour continuer ; aucun membre ne voit votre adresse."
        error={form.formState.errors.email?.message}
        {...form.register('email', { onChange: (event) => onEmail(event.target.value) })}
      />
      <FailureAlert
        error={!taken && !form.formState.errors.email && signUp.error}
        failed={AUTHENTICATION_FAILED}
      />
      <Button type="submit" size="large" block pending={signUp.isPending} pendingLabel="Envoi en cours…">
        S’inscrire gratuitement
      </Button>
    </form>
  );
}
