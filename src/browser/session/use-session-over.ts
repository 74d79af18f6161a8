import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { isAppPath, SESSION_EXPIRED_PATH } from '#lib/paths.ts';
import type { Who } from './who.ts';

/**
 * A session that ends while one reads a public page leads to the log-in form (D22). In the part that needs a session its
 * guards see to it; a chosen log-out loads the first page anew.
 */
export function useSessionOver(kind: Who['kind'] | undefined): void {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const before = useRef(kind);
  useEffect(() => {
    const ended = before.current === 'member' && kind === 'visitor';
    before.current = kind;
    if (ended && !isAppPath(pathname)) void navigate(SESSION_EXPIRED_PATH, { state: { from: pathname } });
  }, [kind, pathname, navigate]);
}
