import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { SESSION_EXPIRED_PATH } from '#lib/paths.ts';
import { SessionGate } from './session-gate.tsx';

/** Member pages: with a session and a profile. `/profile` alone says itself that there is no profile (D22). */
export function RequireMember({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <SessionGate
      visitorTo={SESSION_EXPIRED_PATH}
      memberTo={(member) => (member.steps.profile || pathname === '/profile' ? null : '/inscription/profile')}
    >
      {children}
    </SessionGate>
  );
}
