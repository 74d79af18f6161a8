import { Navigate, useLocation } from 'react-router';
import { DESK_LOG_IN_PATH, useDeskSession } from '#desk/staff/web/shared/desk-session.ts';
import { returnState } from '#lib/return-place.ts';
import { PageMain } from '#ui/page/page-main.tsx';
import { PageSkeleton } from '#ui/page/page-skeleton.tsx';
import { Toasts } from '#ui/toasts.tsx';
import { PageOutlet } from './page-outlet.tsx';
import { useDeskLive } from './use-desk-live.ts';

/** No menu, so that a stray tap does not leave a call. */
export default function DeskCallLayout() {
  const location = useLocation();
  const { stage, colleague } = useDeskSession();
  useDeskLive(colleague?.id ?? null);
  if (stage !== undefined && !colleague)
    return <Navigate to={DESK_LOG_IN_PATH} state={returnState(location)} replace />;
  return (
    <div className="flex fill-window flex-col">
      <PageMain>{colleague ? <PageOutlet /> : <PageSkeleton />}</PageMain>
      <Toasts />
    </div>
  );
}
