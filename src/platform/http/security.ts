import { createHash } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { isCallPath } from '#lib/paths.ts';
import type { Env } from '../env.ts';

/** They change nothing. */
export const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS'];

/** What a page may load. @param scriptHashes hashes of its inline scripts */
export function contentPolicy(scriptHashes: readonly string[]): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${scriptHashes.map((hash) => `'${hash}'`).join(' ')}`.trim(),
    // The scroll lock of dialogs and the toasts write their own style elements.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "media-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "frame-src 'self'",
  ].join('; ');
}

/** Headers of every answer. */
export function securityHeaders(env: Env): MiddlewareHandler {
  const policy = contentPolicy([]);
  return async (context, next) => {
    await next();
    const { headers } = context.res;
    // Each page has the policy of its own scripts, and so has the list of sent mails.
    if (!headers.has('content-security-policy')) headers.set('content-security-policy', policy);
    if (isPrivate(context.req.path) && !headers.has('cache-control'))
      headers.set('cache-control', 'no-store');
    headers.set('x-content-type-options', 'nosniff');
    if (!headers.has('referrer-policy')) headers.set('referrer-policy', 'strict-origin-when-cross-origin');
    if (!headers.has('x-frame-options')) headers.set('x-frame-options', 'DENY');
    headers.set('cross-origin-opener-policy', 'same-origin');
    headers.set('cross-origin-resource-policy', 'same-origin');
    const devices = isCallPath(context.req.path) ? '(self)' : '()';
    headers.set(
      'permissions-policy',
      `camera=${devices}, microphone=${devices}, geolocation=(), interest-cohort=()`,
    );
    if (env.APP_URL.startsWith('https://')) {
      headers.set('strict-transport-security', 'max-age=31536000; includeSubDomains');
    }
  };
}

/** Answers and photos concern one person: what says nothing of how long it keeps is not kept at all. */
function isPrivate(path: string): boolean {
  return path.startsWith('/api') || path.startsWith('/media/');
}

/**
 * Called by mail servers when someone refuses our mails from the mailbox (RFC 8058): they send no Origin. Nothing there
 * reads a cookie; the keyed token in the address alone says for whom, so a page elsewhere gains nothing by calling it.
 */
export const UNSUBSCRIBE_PATH = '/api/unsubscribe';

/** Every other unsafe request must come from our own pages: SameSite alone lets sibling domains write. */
export function originCheck(env: Env): MiddlewareHandler {
  return async (context, next) => {
    if (SAFE_METHODS.includes(context.req.method)) return next();
    if (context.req.path === UNSUBSCRIBE_PATH) return next();
    if (isOwnOrigin(env, context.req.header('origin'), context.req.header('host'))) return next();
    const message = 'Cette demande ne vient pas de notre site.';
    return context.json({ defined: true, code: 'FORBIDDEN_ORIGIN', status: 403, message }, 403);
  };
}

/** Whether a request says that it comes from our own pages; saying nothing is not enough. */
export function isOwnOrigin(env: Env, origin: string | undefined, host: string | undefined): boolean {
  const own = [env.APP_URL];
  // In development the address may be written localhost or 127.0.0.1, with the port of vite or ours.
  if (!env.production) own.push(`http://${host}`);
  return origin !== undefined && own.includes(origin);
}

/** Source expression of the CSP for an inline script. */
export function scriptHash(script: string): string {
  return `sha256-${createHash('sha256').update(script).digest('base64')}`;
}
