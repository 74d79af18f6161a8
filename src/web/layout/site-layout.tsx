import { Outlet } from 'react-router';
import { useSession } from '../session.ts';
import { LegalLinks } from './legal-links.tsx';
import { NavigationBar } from './navigation-bar.tsx';
import { PageMain } from './page-main.tsx';

/** Pages open to everyone, with the navigation of whoever is there. */
export default function SiteLayout() {
  const { member } = useSession();
  return (
    <div className="flex min-h-dvh flex-col">
      <NavigationBar member={member} />
      <PageMain>
        <Outlet />
      </PageMain>
      <footer className="page-width pt-4 pb-20 print:hidden">
        <LegalLinks />
      </footer>
    </div>
  );
}
