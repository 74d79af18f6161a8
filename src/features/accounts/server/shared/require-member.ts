import { door } from '#platform/http/request-context.ts';
import { findSession } from './find-session.ts';

/** A signed-in person, with or without a profile: adds `me`, their id, and `sessionId`, which opens nothing. */
export const requireMember = door.middleware(async ({ context, next, errors }) => {
  const session = await findSession(context);
  if (!session) throw errors.UNAUTHORIZED();
  return next({ context: { me: session.userId, email: session.email, sessionId: session.id } });
});
