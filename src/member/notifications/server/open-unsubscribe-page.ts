import type { Context } from 'hono';

/**
 * The address of the header List-Unsubscribe, when it is opened rather than posted to: a scanner that follows links
 * must not unsubscribe anybody, so it only leads to the page with the button.
 */
export function openUnsubscribePage(context: Context): Response {
  const token = context.req.query('jeton') ?? '';
  return context.redirect(`/desinscription#jeton=${encodeURIComponent(token)}`);
}
