import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import { tooManyRequests } from '#lib/contract-base.ts';
import { PRODUCT_NAME, PRODUCT_VERSION } from '#lib/product.ts';
import { networkOf } from '#platform/http/caller.ts';
import { servedFile } from '#platform/http/served-files.ts';
import { pseudonym } from '#platform/pseudonym.ts';
import { consumeRateLimit, LIMITS } from '#platform/rate-limit.ts';
import type { Services } from '#platform/services.ts';
import { contract } from './contract.ts';
import { type Document, give, htmlDocument, textDocument } from './site/document.ts';

const STYLE = servedFile(
  'api',
  'css',
  `body { font: 17px/1.6 system-ui, sans-serif; color: #2a1e33; background: #fbf8f6; margin: 0 auto; max-width: 60rem; padding: 2rem 1rem; }
a { color: #6b2d5c; } code { color: #6b2d5c; font-size: 0.95em; } li { margin: 0 0 1rem; } ul { list-style: none; padding: 0; }
@media screen and (prefers-color-scheme: dark) {
  :root { color-scheme: dark; }
  body { color: #f7eff0; background: #1b1321; }
  a, code { color: #f5b893; }
}
`,
);
const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** Changes only with a release; clients revalidate after an hour, and get a 304. */
const HEADERS = { 'cache-control': 'public, max-age=3600' };

/**
 * Serves the OpenAPI document, and a page that lists it without scripts. Each is built and compressed once, on the
 * first request. Public, rate limited by origin.
 * @param addressOf returns the address of the peer
 */
export function apiDocs({ db, clock, secret }: Services, addressOf: (context: Context) => string): Hono {
  let made: ReturnType<typeof makeDocuments> | undefined;
  const documents = () => {
    made ??= makeDocuments();
    return made;
  };
  const serveOneOf = async (context: Context, name: 'json' | 'page') => {
    const who = pseudonym(secret, networkOf(addressOf(context)));
    const attempt = await consumeRateLimit(db, LIMITS.apiDocumentsByOrigin, who, clock.now());
    if (attempt.allowed) return give(context, (await documents())[name]);
    const { retryAfterSeconds } = attempt;
    return context.text(tooManyRequests(retryAfterSeconds), 429, {
      'retry-after': String(retryAfterSeconds),
    });
  };
  return new Hono()
    .get('/api/openapi.json', (context) => serveOneOf(context, 'json'))
    .get('/api/docs', (context) => serveOneOf(context, 'page'));
}

async function makeDocuments(): Promise<{ json: Document; page: Document }> {
  const { OpenAPIGenerator } = await import('@orpc/openapi');
  const { ZodToJsonSchemaConverter } = await import('@orpc/zod/zod4');
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] });
  const document = await generator.generate(contract, {
    // Staff routes are not public.
    filter: ({ contract: route }) => !route['~orpc'].route.path?.startsWith('/desk/'),
    info: { title: `API de ${PRODUCT_NAME}`, version: PRODUCT_VERSION },
    servers: [{ url: '/api' }],
  });
  const rows = Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item?.[method];
      return operation ? [{ method, path, operation }] : [];
    }),
  );
  return {
    json: textDocument(JSON.stringify(document), 'application/json', HEADERS),
    page: htmlDocument(String(page(rows)), HEADERS),
  };
}

type Row = { method: string; path: string; operation: { summary?: string } };

function page(rows: readonly Row[]) {
  const title = `API de ${PRODUCT_NAME}`;
  return html`<!doctype html>
<html lang="fr">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>
<link rel="stylesheet" href="${STYLE}"></head>
<body><main><h1>${title}</h1>
<p>Ce que chacune reçoit et répond : <a href="/api/openapi.json">openapi.json</a>. Les écritures viennent des pages du site (en-tête <code>Origin</code>) et la session est un cookie.</p>
<ul>${rows.map(row)}</ul></main></body></html>`;
}

function row({ method, path, operation }: Row) {
  return html`<li><code>${method.toUpperCase()} /api${path}</code> ${operation.summary ?? ''}</li>`;
}
