import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { TEST_ORIGIN } from '#testing/test-browser.ts';

/** What came back, byte for byte, and what was asked for it. */
export type Exchange = {
  /** As the request names whoever reads the answer, in a header that the node does not get. */
  reader: string | undefined;
  method: string;
  path: string;
  status: number;
  /** As sent, one pair after the other. */
  headers: readonly string[];
  body: Buffer;
};

type Answered = Omit<Exchange, 'reader'>;
type Site = { port: number; url: string };

const ANSWER_WITHIN_MS = 60_000;
const AGAIN_AFTER_MS = 1000;
const TRIES = 10;
const NEVER_WITH_A_BODY = [101, 204, 205, 304];
/** Names who reads an answer, for those who search it. */
export const READER = 'x-reader';
/** Of each connection to a proxy, and of no answer that a caller reads. */
const HOP_BY_HOP = ['connection', 'keep-alive', 'transfer-encoding', 'content-length'];

/**
 * Sends what a test gives to an application in process over HTTP to a node, as the proxy in front of it would.
 * @param seen told each exchange
 */
export function overHttp(site: Site, seen: (exchange: Exchange) => void) {
  const agent = new Agent({ keepAlive: true });
  return async (given: Request): Promise<Response> => {
    const { pathname, search } = new URL(given.url);
    const path = pathname + search;
    const body = given.body ? Buffer.from(await given.arrayBuffer()) : undefined;
    const headers: Record<string, string> = Object.fromEntries(given.headers);
    if (headers.origin === TEST_ORIGIN) headers.origin = site.url;
    const { [READER]: reader } = headers;
    delete headers[READER];
    headers.host = new URL(site.url).host;
    headers['x-forwarded-for'] = headers['x-test-address'] ?? '198.51.100.1';
    if (body) headers['content-length'] = String(body.length);
    const asked = { port: site.port, agent, method: given.method, path, headers, body };
    let exchange = await ask(asked);
    // One session is held to a pace: it comes again when it is told to.
    for (let tries = 0; isToldToWait(exchange) && tries < TRIES; tries += 1) {
      await pause(AGAIN_AFTER_MS);
      exchange = await ask(asked);
    }
    seen({ ...exchange, reader });
    return asResponse(exchange);
  };
}

function isToldToWait({ status, body }: Answered): boolean {
  return (status === 503 && body.includes('"BUSY"')) || (status === 429 && body.includes('"TOO_FAST"'));
}

type Asked = {
  port: number;
  agent: Agent;
  method: string;
  path: string;
  headers: Record<string, string>;
  body: Buffer | undefined;
};

function ask({ port, agent, method, path, headers, body }: Asked): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const sent = request(
      { host: '127.0.0.1', port, agent, method, path, headers, timeout: ANSWER_WITHIN_MS },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('error', reject);
        response.on('end', () =>
          resolve({
            method,
            path,
            status: response.statusCode ?? 0,
            headers: response.rawHeaders,
            body: Buffer.concat(parts),
          }),
        );
      },
    );
    sent.on('timeout', () => sent.destroy(new Error(`No answer to ${method} ${path}`)));
    sent.on('error', reject);
    sent.end(body);
  });
}

function asResponse({ status, headers, body }: Answered): Response {
  const kept = new Headers();
  for (let place = 0; place + 1 < headers.length; place += 2) {
    const name = headers[place] ?? '';
    if (!HOP_BY_HOP.includes(name.toLowerCase())) kept.append(name, headers[place + 1] ?? '');
  }
  const hasBody = !NEVER_WITH_A_BODY.includes(status);
  return new Response(hasBody ? Uint8Array.from(body) : null, { status, headers: kept });
}
