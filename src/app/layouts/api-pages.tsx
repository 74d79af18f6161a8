import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Outlet } from 'react-router';
import { useCrowded } from '#browser/api/crowd.ts';
import { queryClient } from '#browser/api/query-client.ts';
import { useOnline } from '#browser/offline/use-online.ts';
import { OfflineNotice } from '#ui/page/offline-notice.tsx';

/**
 * Pages that call the API.
 * @param watch subscribes to the session of these pages
 */
export function ApiPages({ watch }: { watch: () => () => void }) {
  const online = useOnline();
  const crowded = useCrowded();
  useEffect(watch, [watch]);
  return (
    <QueryClientProvider client={queryClient}>
      <Outlet />
      <OfflineNotice offline={!online} crowded={crowded} />
    </QueryClientProvider>
  );
}
