import { door } from '#platform/http/request-context.ts';
import { findSession } from './find-session.ts';

/**
 * A signed-in person, be their account suspended or closed: for what they keep in any case, such as their data, their
 * devices, the team’s reasons and the chat with it. Everything else asks for `requireMember`.
 */
export const requireAccount = door.middleware(async ({ context, next, errors }) => {
  const session = await findSession(context);
  if (!session) throw errors.UNAUTHORIZED();
  return next({ context: { me: session.userId, email: session.email, sessionId: session.id } });
});
