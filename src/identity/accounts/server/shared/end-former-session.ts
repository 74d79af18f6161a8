import type { RequestContext } from '#platform/http/request-context.ts';
import { deleteSession } from '../store.ts';
import { findSessionAnew } from './find-session.ts';

/** A browser has one session: the one that it brings, whoever it is of, ends with the next log-in. */
export async function endFormerSession({
  services,
  headers,
}: Pick<RequestContext, 'services' | 'headers'>): Promise<void> {
  const former = await findSessionAnew({ services, headers });
  if (!former) return;
  await deleteSession(services.db, former.userId, former.id);
  services.live.endSessions([former.id]);
}
