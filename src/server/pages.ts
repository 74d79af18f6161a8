import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { isAppPath } from '#lib/paths.ts';
import { contentPolicy, scriptHash } from '#platform/http/security.ts';

const SHELL = '__spa-fallback.html';
/** A block of data such as JSON-LD is not a script: it is never run, and the policy does not look at it. */
const INLINE_SCRIPT = /<script(?![^>]*\b(?:src=|type="application\/ld\+json"))[^>]*>([\s\S]*?)<\/script>/g;
const HTML = 'text/html; charset=UTF-8';
const YEAR_SECONDS = 31_536_000;

export type BuiltPages = { routes: Hono };
/** `brotli` is what the build compressed; a page without it is sent as it is. */
type Page = { html: string; brotli?: Uint8Array<ArrayBuffer>; policy: string; canonical?: string };

/**
 * The built site: static HTML of public pages, the shell of the member area, a real 404 for the rest.
 * @param origin public address of the site, without a slash at the end
 */
export function builtPages(root: string, origin: string): BuiltPages {
  const pages = listPages(root, origin);
  const shell = readPage(join(root, SHELL));
  const routes = new Hono();
  routes.use('/assets/*', asAsset, serveStatic({ root, precompressed: true }));
  routes.get('*', async (context, next) => {
    const path = context.req.path.replace(/\/$/, '') || '/';
    const page = pages.get(path);
    if (page) return give(context, page, 200, 'no-cache');
    if (isAppPath(path)) return give(context, shell, 200, 'no-store');
    return next();
  });
  routes.use('*', serveStatic({ root, precompressed: true }));
  routes.get('*', (context) => give(context, shell, 404, 'no-store'));
  return { routes };
}

function give(context: Context, page: Page, status: 200 | 404, cache: string): Response {
  const { html, brotli, policy, canonical } = page;
  const headers = {
    'cache-control': cache,
    'content-security-policy': policy,
    vary: 'accept-encoding',
    ...(canonical && { link: `<${canonical}>; rel="canonical"` }),
    // The shell is of the member area, or of nothing: no search engine has to know its addresses.
    ...(cache === 'no-store' && { 'x-robots-tag': 'noindex' }),
  };
  if (!brotli || !/\bbr\b/.test(context.req.header('accept-encoding') ?? '')) {
    return context.body(html, status, { ...headers, 'content-type': HTML });
  }
  return context.body(brotli, status, { ...headers, 'content-type': HTML, 'content-encoding': 'br' });
}

/** A document with the policy that lets its own inline scripts run, and no other: twenty articles make many. */
function readPage(file: string): Page {
  const html = readFileSync(file, 'utf8');
  const brotli = existsSync(`${file}.br`) ? readFileSync(`${file}.br`) : undefined;
  const hashes = [...html.matchAll(INLINE_SCRIPT)].map((match) => scriptHash(match[1] ?? ''));
  return { html, brotli, policy: contentPolicy([...new Set(hashes)]) };
}

/** An asset has its hash in its name. Hono does not know the type of captions, and `nosniff` forbids guessing it. */
const asAsset: MiddlewareHandler = async (context, next) => {
  await next();
  if (!context.res.ok) return;
  context.res.headers.set('cache-control', `public, max-age=${YEAR_SECONDS}, immutable`);
  if (context.req.path.endsWith('.vtt')) context.res.headers.set('content-type', 'text/vtt; charset=utf-8');
};

/**
 * Prerendered pages by their path: `about/index.html` is `/about`. The server says where each of them lives: a build
 * that was not told the address of the site cannot write it in the page.
 */
function listPages(root: string, origin: string): Map<string, Page> {
  if (!existsSync(root)) throw new Error(`No built site in ${root}: run the build first`);
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' });
  return new Map(
    files
      .filter((file) => file === 'index.html' || file.endsWith('/index.html'))
      .map((file) => {
        const path = `/${file.replace(/\/?index\.html$/, '')}`;
        const page = readPage(join(root, file));
        const hidden = page.html.includes('content="noindex"');
        return [path, hidden ? page : { ...page, canonical: `${origin}${path}` }];
      }),
  );
}
