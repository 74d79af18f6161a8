import type { Context } from 'hono';
import { isFresh } from '#platform/security-contact.ts';
import type { Services } from '#platform/services.ts';

/** RFC 9116. */
export const SECURITY_TXT_PATH = '/.well-known/security.txt';

/** Names the security contact; returns 404 once expired, so that it is not trusted. */
export function securityTxt({ env, clock }: Services) {
  const { SECURITY_CONTACT: contact, SECURITY_EXPIRES: day, APP_URL: origin } = env;
  return (context: Context): Response => {
    if (!contact || !day || !isFresh(day, clock.now())) return context.text('Introuvable', 404);
    const lines = [
      `Contact: mailto:${contact}`,
      `Expires: ${day}T00:00:00Z`,
      'Preferred-Languages: fr, en',
      `Canonical: ${origin}${SECURITY_TXT_PATH}`,
      `Policy: ${origin}/securite`,
    ];
    return context.text(`${lines.join('\n')}\n`, 200, { 'content-type': 'text/plain; charset=utf-8' });
  };
}
