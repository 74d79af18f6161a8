import type { MiddlewareHandler } from 'hono';
import { isCallPath } from '#lib/paths.ts';
import type { Env } from '../env.ts';

/** They change nothing. */
export const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS'];

/** Where browsers tell what a page tried against its policy. */
export const REPORTS_PATH = '/api/policy-reports';
/** Name of that address in the policy. */
const REPORT_GROUP = 'policy';
/** The one maker of addresses that may be run: `browser/offline/service-worker-registration` names it likewise. */
const WORKER_POLICY = 'worker';

/**
 * What every page may load: files of ours, and nothing that is written in the page itself, neither to be run nor to style it
 * (decision 26). Text becomes code nowhere either, where browsers have Trusted Types.
 */
const CONTENT_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "media-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "frame-src 'self'",
  "object-src 'none'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  `trusted-types ${WORKER_POLICY}`,
  `report-uri ${REPORTS_PATH}`,
].join('; ');

/** What no page of ours ever asks a browser for. */
const NO_DEVICES = [
  ...['accelerometer', 'browsing-topics', 'display-capture', 'geolocation', 'gyroscope', 'hid'],
  ...[
    'idle-detection',
    'local-fonts',
    'magnetometer',
    'midi',
    'payment',
    'serial',
    'usb',
    'xr-spatial-tracking',
  ],
]
  .map((feature) => `${feature}=()`)
  .join(', ');

/** Headers of every answer. */
export function securityHeaders(env: Env): MiddlewareHandler {
  const isHttps = env.APP_URL.startsWith('https://');
  // The newer way of reporting speaks https only, and browsers that know it would leave out the other one.
  const policy = isHttps ? `${CONTENT_POLICY}; report-to ${REPORT_GROUP}` : CONTENT_POLICY;
  return async (context, next) => {
    await next();
    const { headers } = context.res;
    // The frame of the ad pixel has one of its own, and so has the list of sent mails.
    if (!headers.has('content-security-policy')) headers.set('content-security-policy', policy);
    if (isPrivate(context.req.path) && !headers.has('cache-control'))
      headers.set('cache-control', 'no-store');
    headers.set('x-content-type-options', 'nosniff');
    if (!headers.has('referrer-policy')) headers.set('referrer-policy', 'same-origin');
    if (!headers.has('x-frame-options')) headers.set('x-frame-options', 'DENY');
    headers.set('cross-origin-opener-policy', 'same-origin');
    if (!headers.has('cross-origin-resource-policy'))
      headers.set('cross-origin-resource-policy', 'same-origin');
    const devices = isCallPath(context.req.path) ? '(self)' : '()';
    headers.set('permissions-policy', `camera=${devices}, microphone=${devices}, ${NO_DEVICES}`);
    if (isHttps) {
      headers.set('reporting-endpoints', `${REPORT_GROUP}="${REPORTS_PATH}"`);
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
/** Browsers send reports by themselves; anybody may forge one, and it changes nothing. */
const WITHOUT_ORIGIN = [UNSUBSCRIBE_PATH, REPORTS_PATH];

/** Every other unsafe request must come from our own pages: SameSite alone lets sibling domains write. */
export function originCheck(env: Env): MiddlewareHandler {
  return async (context, next) => {
    if (SAFE_METHODS.includes(context.req.method)) return next();
    if (WITHOUT_ORIGIN.includes(context.req.path)) return next();
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
