import type { Context } from 'hono';
import { readMailedSecret } from '#lib/mailed-secret.ts';
import { secretPath } from '#mechanisms/mailed-links/server/shared/secret-link.ts';

/** Link scanners open List-Unsubscribe by GET: only redirects to the page with the button. */
export function openUnsubscribePage(context: Context): Response {
  return context.redirect(secretPath('unsubscribe', readMailedSecret(context.req.url)));
}
