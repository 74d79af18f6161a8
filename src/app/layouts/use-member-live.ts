import { useEffect, useState } from 'react';
import { queryClient } from '#browser/api/query-client.ts';
import { retryableImport } from '#browser/fetch-module.ts';
import { whenIdle } from '#browser/when-idle.ts';
import { sendAgain } from '#features/conversations/web/use-sending.ts';
import type { LiveHandlers } from '#live/web/live-connection.ts';
import { useLive } from '#live/web/use-live.ts';

const fetchHandlers = retryableImport(() => import('./member-live.ts'));

/** What others write comes by itself, on whatever page of the member area. @param memberEmail null for nobody */
export function useMemberLive(memberEmail: string | null): void {
  const [handlers, setHandlers] = useState<LiveHandlers>();
  useLive(memberEmail, handlers);
  useEffect(() => {
    // Until it is there, and without it, the pages ask again by themselves.
    const fetch = () =>
      void fetchHandlers().then(
        ({ memberLive }) => setHandlers(memberLive),
        () => undefined,
      );
    const onOnline = () => {
      sendAgain(queryClient);
      fetch();
    };
    const cancel = whenIdle(fetch);
    window.addEventListener('online', onOnline);
    return () => {
      cancel();
      window.removeEventListener('online', onOnline);
    };
  }, []);
}
