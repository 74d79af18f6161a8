import { useLocation } from 'react-router';
import { useSession } from '#browser/session/session.ts';
import { LogOutButton } from '#identity/accounts/web/shared/log-out-button.tsx';
import { LOG_IN_PATH } from '#lib/paths.ts';
import { Bar } from '#ui/page/bar.tsx';
import { NavigationBar } from '#ui/page/navigation-bar.tsx';
import { PageMain } from '#ui/page/page-main.tsx';
import { PageOutlet } from './page-outlet.tsx';
import { QuietFooter } from './quiet-footer.tsx';
import { SessionGate } from './session-gate.tsx';

/** For a suspended or closed account: no menu, since no other page is allowed. */
export default function StandingLayout() {
  const { member } = useSession();
  const { pathname } = useLocation();
  return (
    <div className="flex fill-window flex-col">
      {member?.standing === 'open' ? (
        <NavigationBar member={member} current={pathname} />
      ) : (
        <Bar>{member ? <LogOutButton variant="quiet" /> : null}</Bar>
      )}
      <PageMain>
        <SessionGate visitorTo={LOG_IN_PATH} memberTo={() => null}>
          <PageOutlet />
        </SessionGate>
      </PageMain>
      <QuietFooter />
    </div>
  );
}
