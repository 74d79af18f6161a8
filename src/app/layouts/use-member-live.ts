import { useEffect, useState } from 'react';
import { retryableImport } from '#browser/fetch-module.ts';
import type { SignedInMember } from '#browser/session/contract.ts';
import { whenIdle } from '#browser/when-idle.ts';
import type { LiveHandlers } from '#live/web/live-connection.ts';
import { useLive } from '#live/web/use-live.ts';

const fetchHandlers = retryableImport(() => import('./member-live.ts'));

/** Live updates on every page, for members with a profile. */
export function useMemberLive(member: SignedInMember | null): void {
  const [handlers, setHandlers] = useState<LiveHandlers>();
  // The first session read: a later one would include the cursor of events not received yet.
  const [first, setFirst] = useState(member);
  if (member && first?.email !== member.email) setFirst(member);
  useLive(member?.steps.profile ? member.email : null, handlers, first?.lastEvent ?? null);
  useEffect(() => {
    // Until the handlers are loaded, pages poll.
    const fetch = () =>
      void fetchHandlers().then(
        ({ memberLive }) => setHandlers(memberLive),
        () => undefined,
      );
    const cancel = whenIdle(fetch);
    window.addEventListener('online', fetch);
    return () => {
      cancel();
      window.removeEventListener('online', fetch);
    };
  }, []);
}
