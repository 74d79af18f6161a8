import { Outlet, useLocation } from 'react-router';
import { useSession } from '#browser/session/session.ts';
import { ManageCookies } from '#identity/ad-measurement/web/shared/manage-cookies.tsx';
import { LegalLinks } from '#ui/page/legal-links.tsx';
import { NavigationBar } from '#ui/page/navigation-bar.tsx';
import { PageBoundary } from '#ui/page/page-boundary.tsx';
import { PageMain } from '#ui/page/page-main.tsx';

export default function SiteLayout() {
  const { member } = useSession();
  const { pathname } = useLocation();
  return (
    <div className="flex min-h-[calc(100dvh-var(--offline-height,0px))] flex-col">
      <NavigationBar member={member} current={pathname} />
      <PageMain>
        <PageBoundary pathname={pathname}>
          <Outlet />
        </PageBoundary>
      </PageMain>
      <footer className="page-width pt-4 pb-8 print:hidden">
        <LegalLinks>
          <ManageCookies apart className="text-xs" />
        </LegalLinks>
      </footer>
    </div>
  );
}
