import { useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { CodeStep } from '#identity/factors/web/shared/code-step.tsx';
import { KeepCodes } from '#identity/factors/web/shared/keep-codes.tsx';
import { DESK_PATH } from '#lib/paths.ts';
import { findReturnPlace } from '#lib/return-place.ts';
import { deskMeta } from '#ui/desk/desk-meta.ts';
import { MissingContent } from '#ui/missing-content.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { DeskEntrance, EntranceTitle } from './log-in/desk-entrance.tsx';
import { EnrolmentStep } from './log-in/enrolment-step.tsx';
import { PasswordStep } from './log-in/password-step.tsx';
import { deskStaffApi } from './shared/api.ts';
import { rereadDeskSession, useDeskSession } from './shared/desk-session.ts';

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

/** Log-in steps; nothing of the desk is shown before the last. */
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
