import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { z } from 'zod';
import { COOKIES_REFUSED } from '#identity/accounts/contract.ts';
import { CodeStep } from '#identity/factors/web/shared/code-step.tsx';
import { EnrolmentSteps } from '#identity/factors/web/shared/enrolment-steps.tsx';
import { KeepCodes } from '#identity/factors/web/shared/keep-codes.tsx';
import { emailAddress } from '#lib/email-address.ts';
import { DESK_PATH } from '#lib/paths.ts';
import { findReturnPlace } from '#lib/return-place.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { deskMeta } from '#ui/desk/desk-page.tsx';
import { SentForm } from '#ui/form/sent-form.tsx';
import { useTypedForm } from '#ui/form/use-typed-form.ts';
import { MissingContent } from '#ui/missing-content.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { QueryContent } from '#ui/query-content.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { EmailField } from '#ui/text-field.tsx';
import { DeskEntrance, EntranceTitle } from './log-in/desk-entrance.tsx';
import { deskStaffApi } from './shared/api.ts';
import { forgetDesk, rereadDeskSession, useDeskSession } from './shared/desk-session.ts';

const SESSION_OVER = 'Votre session est terminée. Reconnectez-vous pour continuer.';
const CODES_SERVE =
  'Sans votre téléphone, chacun de ces codes ouvre une session, une seule fois. Ils ne seront plus affichés\u202f: gardez-les ailleurs que sur votre téléphone.';
const WITH_NEITHER = (
  <p className="text-sm text-encre-2">
    Ni téléphone, ni code ? Demandez à une personne de l’administration de remettre à zéro votre double
    authentification.
  </p>
);

export const meta = deskMeta('Connexion');

/** Log-in steps; nothing of the desk is displayed before the last one. */
export default function DeskLogInPage() {
  const { state } = useLocation();
  const session = useDeskSession();
  const [codes, setCodes] = useState<string[]>();
  if (session.stage === 'open' && !codes)
    return <Navigate to={findReturnPlace(state, 'desk') ?? DESK_PATH} replace />;
  return (
    <DeskEntrance>
      {codes ? (
        <>
          <EntranceTitle title="Vos codes de secours" intro={CODES_SERVE} />
          <KeepCodes
            codes={codes}
            of="espace de l’équipe"
            button="Ouvrir mon bureau"
            onKept={() => {
              setCodes(undefined);
              void rereadDeskSession();
            }}
          />
        </>
      ) : (
        <Step session={session} onEnrolled={setCodes} />
      )}
    </DeskEntrance>
  );
}

interface StepProps {
  session: ReturnType<typeof useDeskSession>;
  onEnrolled: (codes: string[]) => void;
}

function Step({ session, onEnrolled }: StepProps) {
  const { stage, ended } = session;
  if (stage === 'code-wanted')
    return (
      <CodeStep
        check={deskStaffApi.giveCode.mutationOptions({ onSuccess: rereadDeskSession })}
        button="Ouvrir ma session"
        titleSize="text-[1.75rem]"
        withNeither={WITH_NEITHER}
      />
    );
  if (stage === 'enrolment') return <EnrolmentStep onEnrolled={onEnrolled} />;
  if (stage === 'closed') return <PasswordStep notice={ended ? SESSION_OVER : undefined} />;
  return (
    <MissingContent
      query={session}
      failed="Cette page n’a pas pu être chargée. Vérifiez votre connexion internet."
      waiting={<Skeleton className="h-72" />}
    />
  );
}

const LOG_IN_FAILED = 'La connexion n’a pas abouti. Vérifiez votre connexion internet et réessayez.';

const schema = z.object({
  email: emailAddress,
  password: z.string('Veuillez entrer votre mot de passe').min(1, 'Veuillez entrer votre mot de passe'),
});

function PasswordStep({ notice }: { notice: string | undefined }) {
  const [forgotten, setForgotten] = useState(false);
  const [refused, setRefused] = useState(false);
  // Clears data of a previous colleague.
  useEffect(forgetDesk, []);
  const { form, field, isPlaced, placeError } = useTypedForm(schema);
  const logIn = useMutation(
    deskStaffApi.logIn.mutationOptions({
      onMutate: () => setRefused(false),
      onSuccess: async () => {
        await rereadDeskSession();
        // Displayed only when this step reappears: the browser did not keep the session.
        setRefused(true);
      },
      onError: placeError,
    }),
  );
  if (forgotten)
    return <ForgottenStep email={form.getValues('email') ?? ''} onBack={() => setForgotten(false)} />;
  return (
    <>
      <EntranceTitle title="Espace de l’équipe" />
      {notice && !logIn.submittedAt ? <Alert tone="info">{notice}</Alert> : null}
      {refused ? <Alert tone="error">{COOKIES_REFUSED}</Alert> : null}
      <SentForm
        onSubmit={form.handleSubmit((values) => logIn.mutate(values))}
        pending={logIn.isPending}
        error={!isPlaced && logIn.error}
        failed={LOG_IN_FAILED}
        button="Continuer"
        pendingLabel="Connexion…"
        below={
          <Button
            variant="quiet"
            size="small"
            className="justify-self-center"
            onClick={() => setForgotten(true)}
          >
            Mot de passe oublié ?
          </Button>
        }
      >
        <EmailField autoComplete="username" {...field('email')} />
        <PasswordField label="Mot de passe" autoComplete="current-password" {...field('password')} />
      </SentForm>
    </>
  );
}

/** @param onEnrolled receives the ten backup codes */
function EnrolmentStep({ onEnrolled }: { onEnrolled: (codes: string[]) => void }) {
  const begun = useQuery({
    ...deskStaffApi.beginEnrolment.queryOptions(),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  return (
    <>
      <EntranceTitle
        title="Relier votre téléphone"
        intro={
          'Le bureau ouvre des conversations et des données personnelles\u202f: votre mot de passe seul n’y suffit pas.'
        }
      />
      <QueryContent
        query={begun}
        failed="Le code à scanner n’a pas pu être préparé. Vérifiez votre connexion internet."
        waiting={<Skeleton className="mx-auto size-56" />}
      >
        {({ key, uri }) => (
          <EnrolmentSteps
            phoneKey={key}
            uri={uri}
            check={deskStaffApi.finishEnrolment.mutationOptions({
              onSuccess: ({ codes }) => onEnrolled(codes),
            })}
          />
        )}
      </QueryContent>
    </>
  );
}

const FAILED = 'La demande n’est pas partie. Vérifiez votre connexion internet et réessayez.';
const forgottenSchema = z.object({ email: emailAddress });

/** The answer is the same for an unknown address. */
function ForgottenStep({ email, onBack }: { email: string; onBack: () => void }) {
  const { form, field, isPlaced, placeError } = useTypedForm(forgottenSchema, { email });
  const ask = useMutation(deskStaffApi.askPasswordLink.mutationOptions({ onError: placeError }));
  return (
    <>
      <EntranceTitle title="Mot de passe oublié" />
      {ask.isSuccess ? (
        <Alert tone="success">
          Si cette adresse est celle d’une personne de l’équipe, un lien lui parvient dans quelques minutes.
          Il est valable 24 heures.
        </Alert>
      ) : (
        <SentForm
          onSubmit={form.handleSubmit((values) => ask.mutate(values))}
          pending={ask.isPending}
          error={!isPlaced && ask.error}
          failed={FAILED}
          button="Recevoir un lien"
          pendingLabel="Envoi…"
        >
          <EmailField autoComplete="username" {...field('email')} />
        </SentForm>
      )}
      <Button variant="quiet" size="small" className="justify-self-center" onClick={onBack}>
        Revenir à la connexion
      </Button>
    </>
  );
}
