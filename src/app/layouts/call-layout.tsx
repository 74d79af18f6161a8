import { Outlet, useLocation } from 'react-router';
import { useSession } from '#browser/session/session.ts';
import { PageBoundary } from '#ui/page/page-boundary.tsx';
import { PageMain } from '#ui/page/page-main.tsx';
import { Toasts } from '#ui/toasts.tsx';
import { RequireMember } from './require-member.tsx';
import { useMemberLive } from './use-member-live.ts';

/** No menu, so that a call is not left by a slip of the finger. */
export default function CallLayout() {
  const { member } = useSession();
  const { pathname } = useLocation();
  useMemberLive(member);
  return (
    <div className="flex min-h-[calc(100dvh-var(--offline-height,0px))] flex-col">
      <PageMain>
        <RequireMember>
          <PageBoundary pathname={pathname}>
            <Outlet />
          </PageBoundary>
        </RequireMember>
      </PageMain>
      <Toasts />
    </div>
  );
}
