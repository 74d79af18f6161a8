import { useMutation } from '@tanstack/react-query';
import { useEffect, useId } from 'react';
import { SentForm } from '#ui/form/sent-form.tsx';
import { useTypedForm } from '#ui/form/use-typed-form.ts';
import { EmailField, TextField } from '#ui/text-field.tsx';
import { typedMailCode } from '../../contract.ts';
import type { MailedPage } from '../../rules.ts';
import { mailedLinksApi } from './api.ts';

const FAILED = 'Ce code n’a pas pu être vérifié. Vérifiez votre connexion internet, puis réessayez.';
const LOST =
  'Ce lien est arrivé incomplet\u202f: donnez le code de huit caractères qui se trouve dans le même e-mail.';

interface MailCodeFormProps {
  page: MailedPage;
  /** Address that is known already; it can be changed. */
  email?: string;
  onToken: (token: string) => void;
}

/** For a mailed link that was opened without its secret: one sentence, and a field for the code in the mail. */
export function LostLink(props: MailCodeFormProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-5">
      <p id={id} className="text-lg">
        {LOST}
      </p>
      <MailCodeForm {...props} />
    </section>
  );
}

/** Takes the code of a mail in place of its link. */
export function MailCodeForm({ page, email, onToken }: MailCodeFormProps) {
  const { form, field, isPlaced, placeError } = useTypedForm(typedMailCode, {
    email: email || undefined,
    code: '',
  });
  const { getValues, setValue } = form;
  const redeem = useMutation(
    mailedLinksApi.redeemCode.mutationOptions({
      onSuccess: ({ token }) => onToken(token),
      onError: placeError,
    }),
  );

  // An address kept from an earlier visit arrives after the first render.
  useEffect(() => {
    if (email && !getValues('email')) setValue('email', email);
  }, [email, getValues, setValue]);

  return (
    <SentForm
      onSubmit={form.handleSubmit((typed) => redeem.mutate({ page, ...typed }))}
      pending={redeem.isPending}
      error={!isPlaced && redeem.error}
      failed={FAILED}
      button="Continuer avec ce code"
      pendingLabel="Vérification…"
    >
      <EmailField autoComplete="email" hint="Celle qui a reçu le message." {...field('email')} />
      <TextField
        label="Code de l’e-mail"
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        {...field('code')}
      />
    </SentForm>
  );
}
