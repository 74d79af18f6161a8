import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { sessionHasEnded } from '#browser/session/session.ts';
import { LOG_IN_PATH, SESSION_EXPIRED_PATH } from '#lib/paths.ts';
import { SessionGate } from './session-gate.tsx';

/** Requires a session and a profile, except `/profile`, which handles a missing profile itself (D22). */
export function RequireMember({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <SessionGate
      // A visitor without an earlier session is invited to log in, without an « expired » message.
      visitorTo={sessionHasEnded() ? SESSION_EXPIRED_PATH : LOG_IN_PATH}
      memberTo={(member) => (member.steps.profile || pathname === '/profile' ? null : '/inscription/profile')}
    >
      {children}
    </SessionGate>
  );
}
