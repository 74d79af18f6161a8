import type { Context } from 'hono';

/** Link scanners open List-Unsubscribe by GET: only redirects to the page with the button. */
export function openUnsubscribePage(context: Context): Response {
  const token = context.req.query('jeton') ?? '';
  return context.redirect(`/desinscription#jeton=${encodeURIComponent(token)}`);
}
