import { door } from '#platform/http/request-context.ts';
import { findSession, findSessionAnew } from './find-session.ts';

/**
 * A signed-in member, even with a suspended or closed account: for the rights that remain, such as their data, their
 * devices, the team’s reasons and the chat with it. Other routes use `requireMember`.
 */
export const requireAccount = accountFoundBy(findSession);

/** The same without the session cache: for passwords, devices, the data and the end of the account. */
export const requireAccountAnew = accountFoundBy(findSessionAnew);

function accountFoundBy(find: typeof findSession) {
  return door.middleware(async ({ context, next, errors }) => {
    const session = await find(context);
    if (!session) throw errors.UNAUTHORIZED();
    const { id: sessionId, userId: me, email, measure, hasProfile } = session;
    return next({ context: { me, email, sessionId, measure, hasProfile } });
  });
}
