import { Outlet, useLocation } from 'react-router';
import { ManageCookies } from '#features/consent/web/manage-cookies.tsx';
import { useLiveMessages } from '#features/messaging/web/use-live-messages.ts';
import { Toasts } from '#web/ui/toasts.tsx';
import { pageMeta } from '../page-meta.ts';
import { useSession } from '../session.ts';
import { NavigationBar } from './navigation-bar.tsx';
import { NAVIGATION_LINKS } from './navigation-links.ts';
import { PageMain } from './page-main.tsx';
import { RequireMember } from './require-member.tsx';

/** A title for every member page, unless the page gives its own. */
export function meta({ location }: { location: { pathname: string } }) {
  const link = NAVIGATION_LINKS.find(({ to }) => to === location.pathname);
  return pageMeta(link?.label ?? 'Espace membre');
}

export default function MemberLayout() {
  const { member } = useSession();
  const { pathname, search } = useLocation();
  useLiveMessages(member?.steps.profile ? member.email : null);
  return (
    <div className="flex min-h-dvh flex-col">
      {/* While the session is read the bar keeps its height and shows nothing: neither menu nor « Connexion ». */}
      {member ? <NavigationBar member={member} /> : <div className="min-h-18" />}
      <PageMain>
        <RequireMember>
          <Outlet />
        </RequireMember>
      </PageMain>
      {/* An open conversation fills the window: a foot would move it under one’s fingers. */}
      {pathname === '/chat' && search.includes('contact=') ? null : (
        <footer className="page-width flex justify-center pt-4 pb-20 print:hidden">
          <ManageCookies className="text-xs" />
        </footer>
      )}
      <Toasts />
    </div>
  );
}
