import { Outlet } from 'react-router';
import { LegalLinks } from './legal-links.tsx';
import { PageMain } from './page-main.tsx';
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
        <LegalLinks />
      </footer>
    </div>
  );
}
