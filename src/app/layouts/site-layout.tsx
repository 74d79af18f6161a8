import { useLocation } from 'react-router';
import { useSession } from '#browser/session/session.ts';
import { NavigationBar } from '#ui/page/navigation-bar.tsx';
import { PageMain } from '#ui/page/page-main.tsx';
import { PageOutlet } from './page-outlet.tsx';
import { QuietFooter } from './quiet-footer.tsx';

export default function SiteLayout() {
  const { member } = useSession();
  const { pathname } = useLocation();
  return (
    <div className="flex fill-window flex-col">
      <NavigationBar member={member} current={pathname} />
      <PageMain>
        <PageOutlet />
      </PageMain>
      <QuietFooter />
    </div>
  );
}
