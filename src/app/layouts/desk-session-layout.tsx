import { watchDeskSession } from '#desk/staff/web/shared/desk-session.ts';
import { ApiPages } from './api-pages.tsx';

/** All desk pages, including the log-in: staff sessions are separate from members'. */
export default function DeskSessionLayout() {
  return <ApiPages watch={watchDeskSession} />;
}
