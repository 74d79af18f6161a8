import { QueryClientProvider } from '@tanstack/react-query';
import { queryClient } from '#browser/api/query-client.ts';
import { useSession } from '#browser/session/session.ts';
import { NavigationBar } from '#ui/page/navigation-bar.tsx';

/** The navigation of a member on a page that does not follow the session otherwise. */
export default function SignedInBar() {
  return (
    <QueryClientProvider client={queryClient}>
      <Navigation />
    </QueryClientProvider>
  );
}

function Navigation() {
  return <NavigationBar member={useSession().member} />;
}
