import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Outlet } from 'react-router';
import { queryClient } from '#browser/api/query-client.ts';
import { watchSession } from '#browser/session/session.ts';
import { OfflineBanner } from '#ui/page/offline-banner.tsx';

/** Everything that talks to the server. The landing and the welcome pages stay outside, and light. */
export default function SessionLayout() {
  useEffect(watchSession, []);
  return (
    <QueryClientProvider client={queryClient}>
      <OfflineBanner />
      <Outlet />
    </QueryClientProvider>
  );
}
