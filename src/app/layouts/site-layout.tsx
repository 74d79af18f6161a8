import { useLocation } from 'react-router';
import { useSession } from '#browser/session/session.ts';
import { DemonstrationLine } from '#ui/page/demonstration-line.tsx';
import { NavigationBar } from '#ui/page/navigation-bar.tsx';
import { PageMain } from '#ui/page/page-main.tsx';
import { PageOutlet } from './page-outlet.tsx';
import { QuietFooter } from './quiet-footer.tsx';

export default function SiteLayout() {
  const { member, demonstration } = useSession();
  const { pathname } = useLocation();
  return (
    <div className="flex fill-window flex-col">
      <NavigationBar member={member} current={pathname} />
      {demonstration ? <DemonstrationLine /> : null}
      <PageMain>
        <PageOutlet />
      </PageMain>
      <QuietFooter />
    </div>
  );
}
