import { useLocation } from 'react-router';
import { pageMeta } from '#browser/meta/page-meta.ts';
import { useTitleCount } from '#browser/meta/use-title-count.ts';
import { useSession } from '#browser/session/session.ts';
import { MemberBanner } from '#member/content/web/shared/member-banner.tsx';
import { DemonstrationLine } from '#ui/page/demonstration-line.tsx';
import { NavigationBar } from '#ui/page/navigation-bar.tsx';
import { NAVIGATION_LINKS } from '#ui/page/navigation-links.ts';
import { PageMain } from '#ui/page/page-main.tsx';
import { Toasts } from '#ui/toasts.tsx';
import { MemberFooter } from './member-footer.tsx';
import { NextPageScripts } from './next-page-scripts.tsx';
import { PageOutlet } from './page-outlet.tsx';
import { RequireMember } from './require-member.tsx';
import { useMemberLive } from './use-member-live.ts';

export function meta({ location }: { location: { pathname: string } }) {
  const link = NAVIGATION_LINKS.find(({ to }) => to === location.pathname);
  return pageMeta(link?.label ?? 'Espace membre');
}

export default function MemberLayout() {
  const { status, member, demonstration } = useSession();
  const { pathname, search } = useLocation();
  const unreadCount = member ? member.unreadCount + member.coachUnread : 0;
  useTitleCount(unreadCount);
  useMemberLive(member);
  return (
    <div className="flex fill-window flex-col">
      {/* While the session loads, the bar keeps its height and shows neither menu nor « Connexion ». */}
      {member ? (
        <NavigationBar member={{ ...member, unreadCount }} current={pathname} />
      ) : (
        <div className="min-h-18 threaded:hidden" />
      )}
      {demonstration ? <DemonstrationLine /> : null}
      {member?.banner ? <MemberBanner {...member.banner} /> : null}
      <PageMain>
        <RequireMember>
          <PageOutlet />
        </RequireMember>
      </PageMain>
      {/* A footer rendered before the page would shift. An open conversation fills the window. */}
      {status === 'loading' || (pathname === '/chat' && search.includes('contact=')) ? null : (
        <MemberFooter member={member} />
      )}
      <Toasts />
      <NextPageScripts pathname={pathname} />
    </div>
  );
}
