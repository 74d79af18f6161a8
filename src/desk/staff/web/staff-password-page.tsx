import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod';
import { isRefusal } from '#browser/api/error-sentence.ts';
import { withoutReferrer } from '#browser/meta/page-meta.ts';
import { useTokenFromAddress } from '#browser/use-token-from-address.ts';
import { confirmedPassword, isConfirmed, PASSWORDS_DIFFER } from '#identity/accounts/contract.ts';
import { LostLink } from '#mechanisms/mailed-links/web/shared/lost-link.tsx';
import { Alert } from '#ui/alert.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { deskMeta } from '#ui/desk/desk-page.tsx';
import { SentForm } from '#ui/form/sent-form.tsx';
import { useTypedForm } from '#ui/form/use-typed-form.ts';
import { NewPasswordFields } from '#ui/new-password-fields.tsx';
import { QueryContent } from '#ui/query-content.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextField } from '#ui/text-field.tsx';
import { staffFirstName, staffPassword } from '../contract.ts';
import { STAFF_PASSWORD_MIN_LENGTH } from '../rules.ts';
import { DeskEntrance, EntranceTitle } from './log-in/desk-entrance.tsx';
import { deskStaffApi } from './shared/api.ts';
import { DESK_LOG_IN_PATH, rereadDeskSession } from './shared/desk-session.ts';

const DONE = {
  title: 'C’est fait',
  tone: 'success',
  words: 'Votre mot de passe est enregistré. Il reste à confirmer avec votre téléphone.',
  button: 'Continuer',
} as const;
const EXPIRED = {
  title: 'Ce lien n’est plus valable',
  tone: 'error',
  words: 'Il a expiré ou a déjà servi. Demandez-en un nouveau avec «\u202fMot de passe oublié\u202f?\u202f».',
  button: 'Aller à la connexion',
} as const;

export function meta() {
  return [...deskMeta('Mot de passe')(), withoutReferrer];
}

/** Target of the links for invitations and forgotten passwords. */
export default function StaffPasswordPage() {
  const { token, take } = useTokenFromAddress();
  const [outcome, setOutcome] = useState<'done' | 'expired'>();
  const link = useQuery(
    deskStaffApi.checkPasswordLink.queryOptions({
      input: { token: token ?? '' },
      enabled: Boolean(token) && !outcome,
      gcTime: 0,
      staleTime: Number.POSITIVE_INFINITY,
    }),
  );
  const expired = outcome === 'expired' || isRefusal(link.error, 'LINK_EXPIRED');
  if (outcome === 'done' || expired) return <Outcome {...(expired ? EXPIRED : DONE)} />;
  if (token === null)
    return (
      <DeskEntrance>
        <EntranceTitle title="Choisir mon mot de passe" />
        <LostLink page="desk-password" onToken={take} />
        <ButtonLink to={DESK_LOG_IN_PATH} variant="quiet" block>
          Aller à la connexion
        </ButtonLink>
      </DeskEntrance>
    );
  return (
    <DeskEntrance>
      <EntranceTitle title="Choisir mon mot de passe" />
      <QueryContent
        query={link}
        failed="Ce lien n’a pas pu être vérifié. Vérifiez votre connexion internet."
        waiting={<Skeleton className="h-72" />}
      >
        {({ email, firstName }) => (
          <StaffPasswordForm
            token={token ?? ''}
            email={email}
            firstName={firstName}
            onDone={() => {
              void rereadDeskSession();
              setOutcome('done');
            }}
            onExpired={() => setOutcome('expired')}
          />
        )}
      </QueryContent>
    </DeskEntrance>
  );
}

interface OutcomeProps {
  title: string;
  tone: 'success' | 'error';
  words: string;
  button: string;
}

function Outcome({ title, tone, words, button }: OutcomeProps) {
  return (
    <DeskEntrance>
      <EntranceTitle title={title} />
      <Alert tone={tone}>{words}</Alert>
      <ButtonLink to={DESK_LOG_IN_PATH} block>
        {button}
      </ButtonLink>
    </DeskEntrance>
  );
}

const FAILED = 'Le mot de passe n’a pas pu être enregistré. Vérifiez votre connexion internet et réessayez.';

const schema = z
  .object({ firstName: staffFirstName, password: staffPassword, confirmation: z.string().default('') })
  .refine(isConfirmed, confirmedPassword(PASSWORDS_DIFFER));

interface StaffPasswordFormProps {
  token: string;
  email: string;
  firstName: string;
  onDone: () => void;
  onExpired: () => void;
}

function StaffPasswordForm({ token, email, firstName, onDone, onExpired }: StaffPasswordFormProps) {
  const { form, field, isPlaced, placeError } = useTypedForm(schema, {
    firstName,
    password: '',
    confirmation: '',
  });
  const save = useMutation(
    deskStaffApi.setPassword.mutationOptions({
      onSuccess: onDone,
      onError: (error) => {
        if (isRefusal(error, 'LINK_EXPIRED')) onExpired();
        else placeError(error);
      },
    }),
  );
  return (
    <SentForm
      onSubmit={form.handleSubmit(({ firstName: name, password }) =>
        save.mutate({ token, firstName: name, password }),
      )}
      pending={save.isPending}
      error={!isPlaced && !isRefusal(save.error, 'LINK_EXPIRED') && save.error}
      failed={FAILED}
      button="Enregistrer"
      pendingLabel="Enregistrement…"
    >
      <TextField label="Adresse e-mail" type="email" autoComplete="username" value={email} readOnly />
      <TextField
        label="Prénom"
        hint="Les membres et vos collègues le lisent."
        autoComplete="given-name"
        {...field('firstName')}
      />
      <NewPasswordFields field={field} label="Mot de passe" minLength={STAFF_PASSWORD_MIN_LENGTH} />
    </SentForm>
  );
}
