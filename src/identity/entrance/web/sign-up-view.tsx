import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { z } from 'zod';
import { isRefusal } from '#browser/api/error-sentence.ts';
import { emailAddress } from '#lib/email-address.ts';
import { LOG_IN_PATH } from '#lib/paths.ts';
import { Alert } from '#ui/alert.tsx';
import { SentForm } from '#ui/form/sent-form.tsx';
import { useTypedForm } from '#ui/form/use-typed-form.ts';
import { TextLink } from '#ui/link.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { EmailField } from '#ui/text-field.tsx';
import { AUTHENTICATION_FAILED } from './sentences.ts';
import { entranceApi } from './shared/api.ts';

interface SignUpViewProps {
  email: string;
  onEmail: (email: string) => void;
  refusal: string | null;
  onSent: (email: string, delayed: boolean) => void;
  onTaken: (sentence: string) => void;
  onLeave: () => void;
}

export function SignUpView({ email, onEmail, refusal, onSent, onTaken, onLeave }: SignUpViewProps) {
  const { state } = useLocation();
  return (
    <>
      <PageTitle
        key="sign-up"
        intro="Commençons par votre adresse e-mail. Le reste prend une dizaine de minutes."
      >
        Créez votre compte
      </PageTitle>
      {refusal ? <Alert tone="error">{refusal}</Alert> : null}
      <SignUpForm email={email} onEmail={onEmail} onTry={onLeave} onSent={onSent} onTaken={onTaken} />
      <p>
        Déjà un compte ?{' '}
        <TextLink to={LOG_IN_PATH} state={state} onClick={onLeave} className="inline-block py-2">
          Se connecter
        </TextLink>
      </p>
    </>
  );
}

const schema = z.object({ email: emailAddress });

interface SignUpFormProps {
  email: string;
  onEmail: (email: string) => void;
  /** Called before each attempt, to remove the message of an earlier one. */
  onTry: () => void;
  onSent: (email: string, delayed: boolean) => void;
  onTaken: (sentence: string) => void;
}

function SignUpForm({ email, onEmail, onTry, onSent, onTaken }: SignUpFormProps) {
  // Undefined rather than an empty string, so that input typed before hydration stays.
  const { form, field, isPlaced, placeError } = useTypedForm(schema, { email: email || undefined });
  const { getValues, setValue } = form;
  const signUp = useMutation(
    entranceApi.signUp.mutationOptions({
      onMutate: onTry,
      onSuccess: ({ mailDelayed }, sent) => onSent(sent.email, mailDelayed),
      onError: (error) => {
        if (isRefusal(error, 'EMAIL_TAKEN')) onTaken(error.message);
        else placeError(error);
      },
    }),
  );

  const taken = isRefusal(signUp.error, 'EMAIL_TAKEN');

  // An address stored by an earlier visit arrives after the first render.
  useEffect(() => {
    if (email && !getValues('email')) setValue('email', email);
  }, [email, getValues, setValue]);

  return (
    <SentForm
      onSubmit={form.handleSubmit((values) => signUp.mutate(values))}
      pending={signUp.isPending}
      error={!isPlaced && !taken && signUp.error}
      failed={AUTHENTICATION_FAILED}
      button="S’inscrire gratuitement"
      pendingLabel="Envoi en cours…"
      size="large"
    >
      <EmailField
        autoComplete="email"
        hint="Réservé aux 18 ans et plus. Nous vous enverrons un lien pour continuer ; aucun membre ne voit votre adresse."
        {...field('email', { onChange: (event) => onEmail(event.target.value) })}
      />
    </SentForm>
  );
}
