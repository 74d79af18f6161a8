import { QueryClientProvider } from '@tanstack/react-query';
import { queryClient } from '../query-client.ts';
import { useSession } from '../session.ts';
import { NavigationBar } from './navigation-bar.tsx';

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
