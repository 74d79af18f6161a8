import { createServer } from 'node:http';
import { PORTS } from './ports.ts';

/** Simulates the hosts of the ad network on this machine. */
export const PIXEL_ORIGIN = `http://localhost:${PORTS.pixel}`;
export const PIXEL_ID = '1234567890';

/** A script with the `fbq` interface, which also collects all personal data within its reach. */
const SCRIPT = `(() => {
  const host = new URL(document.currentScript.src).origin;
  const attempt = (look) => { try { return String(look()); } catch { return 'refused'; } };
  let id = '';
  let sent = 0;
  function call(verb, event, more) {
    if (verb === 'init') id = event;
    if (verb !== 'track' && verb !== 'trackCustom') return;
    attempt(() => { document.cookie = '_fbp=someone; max-age=9999'; localStorage.setItem('_fbp', 'someone'); });
    const found = {
      page: location.href,
      referrer: document.referrer,
      cookies: document.cookie,
      stored: attempt(() => localStorage.getItem('_fbp')),
      kept: attempt(() => localStorage.getItem('cookieChoice')),
      above: attempt(() => parent.location.href + parent.document.title),
    };
    // Like the real one, it uses a new URL each time: a cached picture is not requested again.
    new Image().src = host + '/tr' + sent++ + '?' + new URLSearchParams({ id, ev: event, ...more, ...found });
  }
  for (const waiting of fbq.queue) call(...waiting);
  fbq.callMethod = call;
})()`;

/** A transparent pixel, the usual response of such networks. */
const GIF = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

/** Starts the stub; `/received` lists its requests. */
export function startPixelStub(): void {
  const calls: { browser: string | undefined; call: Record<string, string> }[] = [];
  createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', PIXEL_ORIGIN);
    if (pathname === '/pixel.js') {
      response.setHeader('content-type', 'text/javascript').end(SCRIPT);
    } else if (pathname.startsWith('/tr')) {
      const call = { ...Object.fromEntries(searchParams), sender: request.headers.referer ?? '' };
      calls.push({ browser: request.headers['user-agent'], call });
      response.setHeader('content-type', 'image/gif').end(GIF);
    } else if (pathname === '/received') {
      const theirs = calls.filter(({ browser }) => browser === searchParams.get('browser'));
      response
        .setHeader('content-type', 'application/json')
        .end(JSON.stringify(theirs.map(({ call }) => call)));
    } else {
      response.writeHead(404).end();
    }
  }).listen(PORTS.pixel, '127.0.0.1');
}

/** Returns the stub's requests from browsers with this user agent: tests run in parallel. */
export async function receivedFrom(userAgent: string): Promise<Record<string, string>[]> {
  const browser = new URLSearchParams({ browser: userAgent });
  return (await fetch(`${PIXEL_ORIGIN}/received?${browser}`)).json();
}
