import type { MiddlewareHandler } from 'hono';
import { isCallPath, isCameraPath } from '#lib/paths.ts';
import type { Env } from '../env.ts';

export const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS'];

export const REPORTS_PATH = '/api/policy-reports';
const REPORT_GROUP = 'policy';
/** The only Trusted Types policy: `browser/offline/service-worker-registration` uses the same name. */
const WORKER_POLICY = 'worker';

/** Our own files only, without inline script or style (decision 26); Trusted Types where supported. */
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

/** Browser features that no page uses. */
const NO_DEVICES = [
  'accelerometer',
  'browsing-topics',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'midi',
  'payment',
  'serial',
  'usb',
  'xr-spatial-tracking',
]
  .map((feature) => `${feature}=()`)
  .join(', ');

export function securityHeaders(env: Env): MiddlewareHandler {
  const isHttps = env.APP_URL.startsWith('https://');
  // The Reporting API needs https, and browsers that know `report-to` ignore `report-uri`.
  const policy = isHttps ? `${CONTENT_POLICY}; report-to ${REPORT_GROUP}` : CONTENT_POLICY;
  return async (context, next) => {
    await next();
    const { headers } = context.res;
    // The frame of the ad pixel and the list of sent mails set their own.
    if (!headers.has('content-security-policy')) headers.set('content-security-policy', policy);
    if (isPrivate(context.req.path) && !headers.has('cache-control'))
      headers.set('cache-control', 'no-store');
    headers.set('x-content-type-options', 'nosniff');
    if (!headers.has('referrer-policy')) headers.set('referrer-policy', 'same-origin');
    if (!headers.has('x-frame-options')) headers.set('x-frame-options', 'DENY');
    headers.set('cross-origin-opener-policy', 'same-origin');
    if (!headers.has('cross-origin-resource-policy'))
      headers.set('cross-origin-resource-policy', 'same-origin');
    const camera = isCameraPath(context.req.path) ? '(self)' : '()';
    const microphone = isCallPath(context.req.path) ? '(self)' : '()';
    headers.set('permissions-policy', `camera=${camera}, microphone=${microphone}, ${NO_DEVICES}`);
    if (isHttps) {
      headers.set('reporting-endpoints', `${REPORT_GROUP}="${REPORTS_PATH}"`);
      headers.set('strict-transport-security', 'max-age=31536000; includeSubDomains');
    }
  };
}

/** Answers and photos are private: they are not cached unless they say so themselves. */
function isPrivate(path: string): boolean {
  return path.startsWith('/api') || path.startsWith('/media/');
}

/**
 * Called by mail servers for one-click unsubscribe (RFC 8058): they send no Origin. This route reads no cookie; only
 * the keyed token in the address identifies the recipient, so a foreign page gains nothing by calling it.
 */
export const UNSUBSCRIBE_PATH = '/api/unsubscribe';
/** Browsers send reports without Origin; anyone may forge one, and it changes no state. */
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

/** Whether a request comes from our own pages; a missing Origin does not count. */
export function isOwnOrigin(env: Env, origin: string | undefined, host: string | undefined): boolean {
  const own = [env.APP_URL];
  // In development the host may be localhost or 127.0.0.1, with the port of vite or ours.
  if (!env.production) own.push(`http://${host}`);
  return origin !== undefined && own.includes(origin);
}
