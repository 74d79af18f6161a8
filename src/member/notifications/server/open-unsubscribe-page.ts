import type { Context } from 'hono';

/**
 * GET on the List-Unsubscribe address. Link scanners must not unsubscribe anyone, so it only redirects to the page with
 * the button.
 */
export function openUnsubscribePage(context: Context): Response {
  const token = context.req.query('jeton') ?? '';
  return context.redirect(`/desinscription#jeton=${encodeURIComponent(token)}`);
}
