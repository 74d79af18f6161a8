import { sessionContract } from '#browser/session/contract.ts';
import { findSession } from '#features/accounts/server/shared/find-session.ts';
import { passCookies } from '#features/accounts/server/shared/pass-cookies.ts';
import { forgetVisitorCookie } from '#features/support/chat/server/shared/visitor-cookie.ts';
import { recordVisit } from '#live/server/activity.ts';
import { implementContract } from '#platform/http/request-context.ts';
import { findSessionState } from './session-state.ts';

const api = implementContract(sessionContract);

const read = api.read.handler(async ({ context }) => {
  const { db, clock } = context.services;
  const found = await findSession(context.services, context.headers);
  if (found) await recordVisit(db, found.userId, clock.now());
  return { member: found ? await findSessionState(db, found, clock.now()) : null };
});

const end = api.end.handler(async ({ context }) => {
  const { auth, live } = context.services;
  const leaving = await findSession(context.services, context.headers);
  const ended = await auth.api.signOut({ headers: context.headers, returnHeaders: true });
  if (leaving) live.endSessions([leaving.id]);
  passCookies(context, ended.headers);
  context.answerHeaders.append('set-cookie', forgetVisitorCookie(context.services));
  return { done: true };
});

export const sessionRoutes = { read, end };
