import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Outlet } from 'react-router';
import { queryClient } from '#browser/api/query-client.ts';
import { useCrowded } from '#browser/api/use-crowded.ts';
import { useOnline } from '#browser/offline/use-online.ts';
import { watchDeskSession } from '#desk/staff/web/shared/desk-session.ts';
import { OfflineNotice } from '#ui/page/offline-notice.tsx';

/** Everything of the team’s desk, the way in included: its sessions are no member’s. */
export default function DeskSessionLayout() {
  const online = useOnline();
  const crowded = useCrowded();
  useEffect(watchDeskSession, []);
  return (
    <QueryClientProvider client={queryClient}>
      <Outlet />
      <OfflineNotice offline={!online} crowded={crowded} />
    </QueryClientProvider>
  );
}
