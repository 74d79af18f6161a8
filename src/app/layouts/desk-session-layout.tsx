import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Outlet } from 'react-router';
import { queryClient } from '#browser/api/query-client.ts';
import { useCrowded } from '#browser/api/use-crowded.ts';
import { useOnline } from '#browser/offline/use-online.ts';
import { watchDeskSession } from '#desk/staff/web/shared/desk-session.ts';
import { OfflineNotice } from '#ui/page/offline-notice.tsx';

/** All desk pages, including the log-in: staff sessions are separate from members'. */
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
