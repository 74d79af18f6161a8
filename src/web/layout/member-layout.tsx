import { Outlet } from 'react-router';
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
      <Toasts />
    </div>
  );
}
