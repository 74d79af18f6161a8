import { Outlet } from 'react-router';
import { ManageCookies } from '#features/ad-measurement/web/shared/manage-cookies.tsx';
import { LegalLinks } from '#ui/page/legal-links.tsx';
import { PageMain } from '#ui/page/page-main.tsx';
import { SiteBar } from './site-bar.tsx';

/** The two screens before the form: static, nothing to load. */
export default function IntroLayout() {
  return (
    <div className="flex min-h-dvh flex-col">
      <SiteBar />
      <PageMain className="grid items-center">
        <Outlet />
      </PageMain>
      <footer className="page-width pt-4 pb-20 print:hidden">
        <LegalLinks>
          <ManageCookies className="text-xs" />
        </LegalLinks>
      </footer>
    </div>
  );
}
