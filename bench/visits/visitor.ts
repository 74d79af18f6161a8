import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:https';
import { z } from 'zod';
import { DEADLINES } from '#lib/deadlines.ts';
import type { LightClient } from '../shared/light-client.ts';

/** A browser gives up later; here it counts as a failure. */
const ANSWER_WITHIN_MS = 20_000;
const CONNECTIONS = 6;

/** Result of a request; status 0 without a response. */
export type Answer = {
  status: number;
  ms: number;
  body: { toString: () => string };
  error?: string;
  retryAfterSeconds?: number | undefined;
};

export type Person = {
  place: number;
  id: string;
  contact: string;
  /** Id of the contact's photo. */
  contactPhoto: string;
  cookie: string;
  /** Loopback address of this visitor: limits per address apply as in production. */
  address: string;
};

type Ask = (method: 'GET' | 'POST', path: string, body?: string) => Promise<Answer>;

const stored = z.object({ id: z.int() });

/** A signed-in member who sends requests. */
export class Visitor {
  readonly person: Person;
  private readonly ask: Ask;

  constructor(person: Person, ask: Ask) {
    this.person = person;
    this.ask = ask;
  }

  get(path: string): Promise<Answer> {
    return this.ask('GET', path);
  }

  /**
   * Sends a message to the contact, once.
   * @returns the server's id, if any
   */
  async send(content: string): Promise<{ answer: Answer; id?: number }> {
    const body = JSON.stringify({ clientId: randomUUID(), content });
    const answer = await this.ask('POST', `/api/contacts/${this.person.contact}/messages`, body);
    if (answer.status !== 200) return { answer };
    return { answer, id: stored.parse(JSON.parse(String(answer.body))).id };
  }
}

/** Calls one node without a proxy, at little cost, and gives up like a browser. */
export function askLightly(
  client: LightClient,
  origin: string,
  { cookie, address }: Pick<Person, 'cookie' | 'address'>,
): Ask {
  const headers = [`Origin: ${origin}`, `X-Forwarded-For: ${address}`, `Cookie: ${cookie}`];
  return async (method, path, body) => {
    const begun = performance.now();
    const answer = await client.ask(method, path, headers, body, DEADLINES.answerMs);
    return { ...answer, ms: performance.now() - begun };
  };
}

/** Calls through nginx over TLS, with the person's own address and connections, like a browser. */
export function askAsBrowser(
  site: { url: string; certificate: string },
  { cookie, address }: Person,
): { ask: Ask; close: () => void } {
  const agent = new Agent({
    keepAlive: true,
    maxSockets: CONNECTIONS,
    localAddress: address,
    ca: site.certificate,
  });
  const ask: Ask = (method, path, body) => {
    const begun = performance.now();
    return new Promise((resolve) => {
      const end = (status: number, answered: Buffer, error?: string) =>
        resolve({ status, ms: performance.now() - begun, body: answered, ...(error && { error }) });
      const headers = {
        cookie,
        'accept-encoding': 'br',
        ...(body !== undefined && {
          origin: site.url,
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
        }),
      };
      const options = { method, agent, timeout: ANSWER_WITHIN_MS, headers };
      const asking = request(new URL(path, site.url), options, (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () => end(response.statusCode ?? 0, Buffer.concat(parts)));
        response.on('error', (error) => end(0, Buffer.alloc(0), error.message));
      });
      asking.on('timeout', () => asking.destroy(new Error('No answer')));
      asking.on('error', (error) => {
        // Retries like a browser when an idle connection was closed while being written to.
        const isStale =
          asking.reusedSocket && method === 'GET' && 'code' in error && error.code === 'ECONNRESET';
        if (isStale) ask(method, path).then(resolve);
        else end(0, Buffer.alloc(0), error.message);
      });
      asking.end(body);
    });
  };
  return { ask, close: () => agent.destroy() };
}
