import type { Context } from 'hono';
import { html } from 'hono/html';
import type { Env } from '#platform/env.ts';
import { servedFile } from '#platform/http/served-files.ts';
import { pixelCalls } from '../rules.ts';

/** The frame of the ad pixel, separate from our pages, which load no third-party code. */
export const MEASURE_PATH = '/mesure';

type PixelEnv = Pick<Env, 'APP_URL' | 'PIXEL_SCRIPT_URL' | 'PIXEL_COLLECT_ORIGIN'>;

/**
 * Renders the document that runs the pixel's script in isolation: a sandbox with an opaque origin and empty storages,
 * which receives only the names of a few events and knows neither our pages nor their addresses.
 */
export function measurePage(
  env: PixelEnv,
  pixelId: string,
): (context: Context) => Response | Promise<Response> {
  const config = { id: pixelId, script: env.PIXEL_SCRIPT_URL, calls: pixelCalls() };
  const page = html`<!doctype html>
<html lang="fr">
<head><meta charset="utf-8"><meta name="robots" content="noindex"><title>Mesure publicitaire</title></head>
<body><script src="${FRAME_SCRIPT}" data-config="${JSON.stringify(config)}"></script></body>
</html>`;
  const headers = {
    'content-type': 'text/html; charset=UTF-8',
    'content-security-policy': measurePolicy(env),
    'x-frame-options': 'SAMEORIGIN',
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
  };
  return (context) => context.html(page, 200, headers);
}

function measurePolicy({ APP_URL, PIXEL_SCRIPT_URL, PIXEL_COLLECT_ORIGIN }: PixelEnv): string {
  // Spelled out, because some browsers do not resolve « self » in a frame with an opaque origin.
  const { origin, pathname } = new URL(FRAME_SCRIPT, APP_URL);
  const theirs = new URL(PIXEL_SCRIPT_URL).origin;
  const collected = [...new Set([new URL(PIXEL_COLLECT_ORIGIN).origin, theirs])].join(' ');
  return [
    "default-src 'none'",
    `script-src ${origin}${pathname} ${theirs}`,
    `img-src ${collected}`,
    `connect-src ${collected}`,
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
    // Applies even when the address is opened as a page.
    'sandbox allow-scripts',
  ].join('; ');
}

/**
 * Served verbatim. `fbq` is the queue of the vendor's own snippet: calls wait there until its script is loaded. Without
 * the shims that script would fail on the storages that a sandbox lacks.
 */
const FRAME_SCRIPT = servedFile(
  'mesure',
  'js',
  `(function (config) {
  var empty = { getItem: function () { return null }, setItem: function () {}, removeItem: function () {}, clear: function () {}, key: function () { return null }, length: 0 };
  Object.defineProperty(document, 'cookie', { get: function () { return '' }, set: function () {} });
  Object.defineProperty(document, 'referrer', { value: '' });
  Object.defineProperty(window, 'localStorage', { value: empty });
  Object.defineProperty(window, 'sessionStorage', { value: empty });

  var fbq = function () {
    if (fbq.callMethod) fbq.callMethod.apply(fbq, arguments);
    else fbq.queue.push(arguments);
  };
  fbq.push = fbq;
  fbq.loaded = true;
  fbq.version = '2.0';
  fbq.queue = [];
  fbq.disablePushState = true;
  window.fbq = window._fbq = fbq;
  fbq('set', 'autoConfig', false, config.id);
  fbq('init', config.id);
  var script = document.createElement('script');
  script.async = true;
  script.src = config.script;
  document.head.append(script);

  window.addEventListener('message', function (event) {
    if (event.source !== window.parent || event.origin !== location.origin) return;
    var name = event.data && event.data.event;
    if (typeof name === 'string' && Object.hasOwn(config.calls, name)) fbq.apply(null, config.calls[name]);
  });
  new PerformanceObserver(function (list) {
    var left = list.getEntries().filter(function (entry) { return entry.initiatorType !== 'script' });
    window.parent.postMessage(left.length, location.origin);
  }).observe({ type: 'resource' });
})(JSON.parse(document.currentScript.dataset.config))`,
);
