import { PLACEHOLDER_ORIGIN } from '#lib/placeholders.ts';

/** Everything public may be read; answers of the API and photos are not pages. */
const RULES = `User-agent: *
Disallow: /api/
Disallow: /media/

Sitemap: ${PLACEHOLDER_ORIGIN}/sitemap.xml
`;

export function GET(): Response {
  return new Response(RULES);
}
