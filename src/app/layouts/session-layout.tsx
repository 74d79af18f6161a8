import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Outlet } from 'react-router';
import { queryClient } from '#browser/api/query-client.ts';
import { useCrowded } from '#browser/api/use-crowded.ts';
import { useOnline } from '#browser/offline/use-online.ts';
import { watchSession } from '#browser/session/session.ts';
import { OfflineNotice } from '#ui/page/offline-notice.tsx';

/** All pages that call the API. Landing and welcome pages stay outside, to keep them light. */
export default function SessionLayout() {
  const online = useOnline();
  const crowded = useCrowded();
  useEffect(watchSession, []);
  return (
    <QueryClientProvider client={queryClient}>
      <Outlet />
      <OfflineNotice offline={!online} crowded={crowded} />
    </QueryClientProvider>
  );
}
