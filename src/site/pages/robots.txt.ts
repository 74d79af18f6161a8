import { PLACEHOLDER_ORIGIN } from '#lib/placeholders.ts';

/** Public pages may be crawled; API responses and photos may not. */
const RULES = `User-agent: *
Disallow: /api/
Disallow: /media/

Sitemap: ${PLACEHOLDER_ORIGIN}/sitemap.xml
`;

export function GET(): Response {
  return new Response(RULES);
}
