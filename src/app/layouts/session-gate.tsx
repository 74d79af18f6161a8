import { type ReactNode, useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { errorSentence } from '#browser/api/error-sentence.ts';
import { OfflineError } from '#browser/api/fetch.ts';
import type { SignedInMember } from '#browser/session/contract.ts';
import { useSession } from '#browser/session/session.ts';
import { STANDING_PATH } from '#lib/paths.ts';
import { returnState } from '#lib/return-place.ts';
import { ErrorState } from '#ui/error-state.tsx';
import { PageSkeleton } from '#ui/page/page-skeleton.tsx';
import { RetryAlert } from '#ui/retry-alert.tsx';

const LOAD_FAILED =
  'Une erreur est survenue lors du chargement des données. Veuillez vérifier votre connexion internet et réessayer.';

/** Refetches the session before a redirect: a step saved just before may be missing from the cache. */
function useCertain(target: string | null, refetch: () => Promise<unknown>) {
  const { key } = useLocation();
  const [checked, setChecked] = useState<string>();
  const inDoubt = target !== null && checked !== key;
  useEffect(() => {
    let current = true;
    if (inDoubt) void refetch().finally(() => current && setChecked(key));
    return () => {
      current = false;
    };
  }, [inDoubt, key, refetch]);
  return { target: inDoubt ? null : target, inDoubt };
}

/** A suspended or closed account may see one page only. */
function placeOf(member: SignedInMember, pathname: string, memberTo: SessionGateProps['memberTo']) {
  if (member.standing === 'open') return memberTo(member);
  return pathname === STANDING_PATH ? null : STANDING_PATH;
}

interface SessionGateProps {
  visitorTo: string;
  /** Redirect of a member who may not see this page, or null. */
  memberTo: (member: SignedInMember) => string | null;
  children: ReactNode;
}

/** Access check for a route. A server error is not an expired session: the current state stays (D16). */
export function SessionGate({ visitorTo, memberTo, children }: SessionGateProps) {
  const { status, member, error, isFetching, refetch } = useSession();
  const location = useLocation();
  const { pathname } = location;
  const redirect = useCertain(member ? placeOf(member, pathname, memberTo) : null, refetch);

  if (status === 'loading') return <PageSkeleton />;
  if (status === 'failed') {
    return (
      <div className="page-width py-12">
        <ErrorState onRetry={() => void refetch()} retrying={isFetching}>
          {errorSentence(error, LOAD_FAILED)}
        </ErrorState>
      </div>
    );
  }
  if (!member) return <Navigate to={visitorTo} state={returnState(location)} replace />;
  if (redirect.inDoubt) return <PageSkeleton />;
  if (redirect.target) return <Navigate to={redirect.target} state={{ wanted: pathname }} replace />;
  return (
    <>
      {error && !(error instanceof OfflineError) ? (
        <div className="page-width pt-6">
          <RetryAlert retrying={isFetching} onRetry={() => void refetch()}>
            {errorSentence(error, LOAD_FAILED)}
          </RetryAlert>
        </div>
      ) : null}
      {children}
    </>
  );
}
