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
