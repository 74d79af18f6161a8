import type { RequestContext } from '#platform/http/request-context.ts';
import { deleteSession } from '../store.ts';
import { findSessionAnew } from './find-session.ts';

/** A browser has one session: the next log-in ends the previous one, even of another member than the page shows. */
export async function endFormerSession({
  services,
  headers,
}: Pick<RequestContext, 'services' | 'headers'>): Promise<void> {
  const cookies = new Headers({ cookie: headers.get('cookie') ?? '' });
  const former = await findSessionAnew({ services, headers: cookies });
  if (!former) return;
  await deleteSession(services.db, former.userId, former.id);
  services.live.endSessions([former.id]);
}
