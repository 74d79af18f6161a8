import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import { readMailedSecret } from '#lib/mailed-secret.ts';
import { secretPath } from '#mechanisms/mailed-links/server/shared/secret-link.ts';

/** Returns a token that works without a log-in: member id and its HMAC. It does not expire and has no other use. */
export function unsubscribeToken(secret: string, member: string): string {
  return `${Buffer.from(member).toString('base64url')}.${seal(secret, member).toString('base64url')}`;
}

/** @returns the member id, or undefined for a forged token */
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

export function weeklyUnsubscribeToken(secret: string, member: string): string {
  return unsubscribeToken(secret, WEEKLY + member);
}

/** Returns the member id, or undefined for a token of other mails. @param holder from `readUnsubscribeToken` */
export function memberOfWeekly(holder: string): string | undefined {
  return holder.startsWith(WEEKLY) ? holder.slice(WEEKLY.length) : undefined;
}

/** Link scanners open List-Unsubscribe by GET: only redirects to the page with the button. */
export function openUnsubscribePage(context: Context): Response {
  return context.redirect(secretPath('unsubscribe', readMailedSecret(context.req.url)));
}
