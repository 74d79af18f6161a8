import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono, type MiddlewareHandler } from 'hono';
import { isAppPath } from '#web/paths.ts';
import { scriptHash } from './security.ts';

const SHELL = '__spa-fallback.html';
const INLINE_SCRIPT = /<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g;
const YEAR_SECONDS = 31_536_000;

export type BuiltPages = { scriptHashes: string[]; routes: Hono };

/** The built site: static HTML of public pages, the shell of the member area, a real 404 for the rest. */
export function builtPages(root: string): BuiltPages {
  const pages = listPages(root);
  const shell = readFileSync(join(root, SHELL), 'utf8');
  const documents = [...pages.values(), shell];
  const scriptHashes = documents.flatMap((html) =>
    [...html.matchAll(INLINE_SCRIPT)].map((match) => scriptHash(match[1] ?? '')),
  );
  const routes = new Hono();
  routes.use('/assets/*', asAsset, serveStatic({ root, precompressed: true }));
  routes.get('*', async (context, next) => {
    const path = context.req.path.replace(/\/$/, '') || '/';
    const page = pages.get(path);
    if (page) return context.html(page, 200, { 'cache-control': 'no-cache' });
    if (isAppPath(path)) return context.html(shell, 200, { 'cache-control': 'no-store' });
    return next();
  });
  routes.use('*', serveStatic({ root, precompressed: true }));
  routes.get('*', (context) => context.html(shell, 404, { 'cache-control': 'no-store' }));
  return { scriptHashes: [...new Set(scriptHashes)], routes };
}

/** An asset has its hash in its name. Hono does not know the type of captions, and `nosniff` forbids guessing it. */
const asAsset: MiddlewareHandler = async (context, next) => {
  await next();
  if (!context.res.ok) return;
  context.res.headers.set('cache-control', `public, max-age=${YEAR_SECONDS}, immutable`);
  if (context.req.path.endsWith('.vtt')) context.res.headers.set('content-type', 'text/vtt; charset=utf-8');
};

/** Prerendered pages by their path: `about/index.html` is `/about`. */
function listPages(root: string): Map<string, string> {
  if (!existsSync(root)) throw new Error(`No built site in ${root}: run the build first`);
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' });
  return new Map(
    files
      .filter((file) => file === 'index.html' || file.endsWith('/index.html'))
      .map((file) => [`/${file.replace(/\/?index\.html$/, '')}`, readFileSync(join(root, file), 'utf8')]),
  );
}
