import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { isRefusal } from '#browser/api/error-sentence.ts';
import { withoutReferrer } from '#browser/meta/page-meta.ts';
import { useTokenFromAddress } from '#browser/use-token-from-address.ts';
import { Alert } from '#ui/alert.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { focusOnMount } from '#ui/focus-on-mount.ts';
import { QueryContent } from '#ui/query-content.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { DeskEntrance } from './log-in/desk-entrance.tsx';
import { StaffPasswordForm } from './log-in/staff-password-form.tsx';
import { deskStaffApi } from './shared/api.ts';
import { deskMeta } from './shared/desk-meta.ts';
import { DESK_LOG_IN_PATH } from './shared/desk-session.ts';

export function meta() {
  return [...deskMeta('Mot de passe')(), withoutReferrer];
}

/** Target of the links for invitations and forgotten passwords. */
export default function StaffPasswordPage() {
  const { token } = useTokenFromAddress();
  const [outcome, setOutcome] = useState<'done' | 'expired'>();
  const link = useQuery(
    deskStaffApi.checkPasswordLink.queryOptions({
      input: { token: token ?? '' },
      enabled: Boolean(token) && !outcome,
      gcTime: 0,
      staleTime: Number.POSITIVE_INFINITY,
    }),
  );
  if (outcome === 'done') return <Done />;
  if (token === null || outcome === 'expired' || isRefusal(link.error, 'LINK_EXPIRED')) return <Expired />;
  return (
    <DeskEntrance>
      <h1 tabIndex={-1} className="text-[1.75rem]">
        Choisir mon mot de passe
      </h1>
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
            onDone={() => setOutcome('done')}
            onExpired={() => setOutcome('expired')}
          />
        )}
      </QueryContent>
    </DeskEntrance>
  );
}

function Done() {
  return (
    <DeskEntrance>
      <h1 ref={focusOnMount} tabIndex={-1} className="text-[1.75rem]">
        C’est fait
      </h1>
      <Alert tone="success">Votre mot de passe est enregistré. Vous pouvez vous connecter.</Alert>
      <ButtonLink to={DESK_LOG_IN_PATH} block>
        Me connecter
      </ButtonLink>
    </DeskEntrance>
  );
}

function Expired() {
  return (
    <DeskEntrance>
      <h1 ref={focusOnMount} tabIndex={-1} className="text-[1.75rem]">
        Ce lien n’est plus valable
      </h1>
      <Alert tone="error">
        Il a expiré ou a déjà servi. Demandez-en un nouveau avec « Mot de passe oublié ? ».
      </Alert>
      <ButtonLink to={DESK_LOG_IN_PATH} block>
        Aller à la connexion
      </ButtonLink>
    </DeskEntrance>
  );
}
