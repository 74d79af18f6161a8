import { useEffect, useState } from 'react';
import { PrefetchPageLinks, useLocation } from 'react-router';
import { mayFetchAhead } from '#browser/may-fetch-ahead.ts';
import { pageMeta } from '#browser/meta/page-meta.ts';
import { useTitleCount } from '#browser/meta/use-title-count.ts';
import type { SignedInMember } from '#browser/session/contract.ts';
import { useSession } from '#browser/session/session.ts';
import { whenIdle } from '#browser/when-idle.ts';
import { ManageCookies } from '#identity/ad-measurement/web/shared/manage-cookies.tsx';
import { MemberBanner } from '#member/content/web/shared/member-banner.tsx';
import { ContactTrigger } from '#member/support/web/shared/contact-trigger.tsx';
import { DemonstrationLine } from '#ui/page/demonstration-line.tsx';
import { LegalLinks } from '#ui/page/legal-links.tsx';
import { NavigationBar } from '#ui/page/navigation-bar.tsx';
import { NAVIGATION_LINKS } from '#ui/page/navigation-links.ts';
import { PageMain } from '#ui/page/page-main.tsx';
import { Toasts } from '#ui/toasts.tsx';
import { PageOutlet } from './page-outlet.tsx';
import { RequireMember } from './require-member.tsx';
import { useMemberLive } from './use-member-live.ts';

export function meta({ location }: { location: { pathname: string } }) {
  const link = NAVIGATION_LINKS.find(({ to }) => to === location.pathname);
  return pageMeta(link?.label ?? 'Espace membre');
}

export default function MemberLayout() {
  const { member, demonstration } = useSession();
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
        <div className="min-h-14 threaded:hidden sm:min-h-18" />
      )}
      {demonstration ? <DemonstrationLine /> : null}
      {member?.banner ? <MemberBanner {...member.banner} /> : null}
      <PageMain>
        <RequireMember>
          <PageOutlet />
        </RequireMember>
      </PageMain>
      {/* An open conversation fills the window. */}
      {pathname === '/chat' && search.includes('contact=') ? null : <MemberFooter member={member} />}
      <Toasts />
      <NextPageScripts pathname={pathname} />
    </div>
  );
}

function MemberFooter({ member }: { member: SignedInMember | null }) {
  return (
    <footer className="mt-8 border-t border-filet bg-lin print:hidden">
      <div className="page-width grid justify-items-center gap-1 py-6 lg:flex lg:flex-wrap lg:items-center lg:justify-between">
        <LegalLinks>
          <ManageCookies className="text-xs" />
        </LegalLinks>
        <ContactTrigger
          variant="quiet"
          size="small"
          // Aligns its text, not its border, with the links.
          className="lg:-mx-4"
          known={{ first_name: member?.firstName ?? undefined, email: member?.email }}
        />
      </div>
    </footer>
  );
}

const NEXT: Readonly<Record<string, string>> = {
  '/dashboard': '/selection',
  '/selection': '/chat',
  '/chat': '/selection',
};

/** Prefetches the scripts of the likely next page once this one is idle. */
function NextPageScripts({ pathname }: { pathname: string }) {
  const [restsAt, setRestsAt] = useState('');
  useEffect(() => whenIdle(() => setRestsAt(pathname)), [pathname]);
  const next = restsAt === pathname && mayFetchAhead() ? NEXT[pathname] : undefined;
  // The manifest only exists in a production build.
  return next && '__reactRouterManifest' in window ? <PrefetchPageLinks page={next} /> : null;
}
