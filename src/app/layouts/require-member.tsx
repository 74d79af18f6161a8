import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { sessionHasEnded } from '#browser/session/session.ts';
import { LOG_IN_PATH, SESSION_EXPIRED_PATH } from '#lib/paths.ts';
import { SessionGate } from './session-gate.tsx';

/** Member pages: with a session and a profile. `/profile` alone says itself that there is no profile (D22). */
export function RequireMember({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <SessionGate
      // Who never was here is invited to log in, without being told of a session that they did not have.
      visitorTo={sessionHasEnded() ? SESSION_EXPIRED_PATH : LOG_IN_PATH}
      memberTo={(member) => (member.steps.profile || pathname === '/profile' ? null : '/inscription/profile')}
    >
      {children}
    </SessionGate>
  );
}
