import { Outlet } from 'react-router';
import { VisitorBar } from './bar.tsx';
import { PageMain } from './page-main.tsx';

/** The two screens before the form: static, nothing to load. */
export default function IntroLayout() {
  return (
    <div className="flex min-h-dvh flex-col">
      <VisitorBar />
      <PageMain className="grid items-center">
        <Outlet />
      </PageMain>
    </div>
  );
}
