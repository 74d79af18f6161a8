import { sessionContract } from '#browser/session/contract.ts';
import {
  findSession,
  findSessionAnew,
  holdsSessionCookie,
  takeEndedCookie,
} from '#identity/accounts/server/shared/find-session.ts';
import { passCookies } from '#identity/accounts/server/shared/pass-cookies.ts';
import { recordVisit, VISIT_PAUSE_MS } from '#live/server/activity.ts';
import { findChatState } from '#member/support/server/message-store.ts';
import { forgetVisitorCookie, visitorKey } from '#member/support/server/shared/visitor-cookie.ts';
import { currentKey } from '#member/support/server/writer-store.ts';
import { isShed } from '#platform/database/busy.ts';
import { forgetSite } from '#platform/http/forget-site.ts';
import { implementContract, type RequestContext } from '#platform/http/request-context.ts';
import { describeError } from '#platform/log.ts';
import { findSessionState } from './session-state.ts';

const api = implementContract(sessionContract);

const read = api.read.handler(async ({ context, input }) => {
  const { db, env, clock, log } = context.services;
  const about = env.demonstration ? { demonstration: true as const } : {};
  const found = await findSession(context);
  if (!found)
    return {
      ...about,
      ...(await findVisitorUnread(context)),
      member: null,
      ended: await (input?.once ? takeEndedCookie : holdsSessionCookie)(context),
    };
  const now = clock.now();
  const { seenAt, ...member } = await findSessionState(db, found, now);
  // A full disk blocks writes, not reads.
  if (seenAt === null || now.getTime() - seenAt.getTime() > VISIT_PAUSE_MS)
    await recordVisit(db, found.userId, now).catch((error) =>
      isShed(error) ? undefined : log('warn', 'visit-not-recorded', describeError(error)),
    );
  return { ...about, member, ended: false };
});

/** A visitor without a chat costs no statement. */
async function findVisitorUnread({ services, headers }: RequestContext): Promise<{ visitorUnread?: number }> {
  const key = visitorKey(services, headers.get('cookie'));
  if (key === undefined) return {};
  const { db, clock } = services;
  const chat = { kind: 'visitor', key: await currentKey(db, key) } as const;
  const { unread } = await findChatState(db, chat, clock.now());
  return unread > 0 ? { visitorUnread: unread } : {};
}

const end = api.end.handler(async ({ context }) => {
  const { services, headers } = context;
  const { auth, live } = services;
  const leaving = await findSessionAnew({ services, headers });
  const ended = await auth.api.signOut({ headers, returnHeaders: true });
  if (leaving) live.endSessions([leaving.id]);
  passCookies(context, ended.headers);
  context.answerHeaders.append('set-cookie', forgetVisitorCookie(services));
  forgetSite(context.answerHeaders);
  return { done: true };
});

export const sessionRoutes = { read, end };
