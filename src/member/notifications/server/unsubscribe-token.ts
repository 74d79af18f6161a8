import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * The secret part of the link with which a member refuses mails without logging in: their id and a keyed hash of it.
 * It serves for ever and for nothing else.
 */
export function unsubscribeToken(secret: string, member: string): string {
  return `${Buffer.from(member).toString('base64url')}.${seal(secret, member).toString('base64url')}`;
}

/** The member whose link this is, or nothing when we did not make it. */
export function readUnsubscribeToken(secret: string, token: string): string | undefined {
  const [id = '', given = ''] = token.split('.');
  const member = Buffer.from(id, 'base64url').toString();
  const [expected, received] = [seal(secret, member), Buffer.from(given, 'base64url')];
  return expected.length === received.length && timingSafeEqual(expected, received) ? member : undefined;
}

function seal(secret: string, member: string): Buffer {
  return createHmac('sha256', secret).update(`unsubscribe:${member}`).digest();
}

const WEEKLY = 'weekly:';

/** The same for the mail of Thursday alone. */
export function weeklyUnsubscribeToken(secret: string, member: string): string {
  return unsubscribeToken(secret, WEEKLY + member);
}

/** The member of a link of that mail; nothing for another link. @param holder as `readUnsubscribeToken` gives it */
export function memberOfWeekly(holder: string): string | undefined {
  return holder.startsWith(WEEKLY) ? holder.slice(WEEKLY.length) : undefined;
}
