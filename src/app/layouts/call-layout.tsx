import { useSession } from '#browser/session/session.ts';
import { PageMain } from '#ui/page/page-main.tsx';
import { Toasts } from '#ui/toasts.tsx';
import { PageOutlet } from './page-outlet.tsx';
import { RequireMember } from './require-member.tsx';
import { useMemberLive } from './use-member-live.ts';

/** No menu, so that a stray tap does not leave a call. */
export default function CallLayout() {
  const { member } = useSession();
  useMemberLive(member);
  return (
    <div className="flex fill-window flex-col">
      <PageMain>
        <RequireMember>
          <PageOutlet />
        </RequireMember>
      </PageMain>
      <Toasts />
    </div>
  );
}
