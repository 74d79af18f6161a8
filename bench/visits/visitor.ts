import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:https';
import { z } from 'zod';
import type { Topology } from '../../scripts/topology.ts';

/** A browser gives up later; here it is a failure. */
const ANSWER_WITHIN_MS = 20_000;
const CONNECTIONS = 6;

type Settings = {
  place: number;
  member: string;
  contact: string;
  /** Id of the contact's photo. */
  contactPhoto: string;
  cookie: string;
  site: Pick<Topology, 'url' | 'certificate'>;
};

/** What came of a request; status 0 when no answer did. */
export type Answer = { status: number; milliseconds: number; body: Buffer; error?: string };

const stored = z.object({ id: z.int() });

/** One signed-in member with an address and connections of their own, as a browser has them. */
export class Visitor {
  readonly settings: Settings;
  readonly agent: Agent;
  /** Messages of theirs that the server took. */
  readonly acknowledged: { clientId: string; id: number; content: string }[] = [];
  /** One of loopback, so that what is counted by address is counted as outside. */
  readonly localAddress: string;

  constructor(settings: Settings) {
    this.settings = settings;
    const { place, site } = settings;
    this.localAddress = `127.1.${Math.floor(place / 200)}.${(place % 200) + 1}`;
    this.agent = new Agent({
      keepAlive: true,
      maxSockets: CONNECTIONS,
      localAddress: this.localAddress,
      ca: site.certificate,
    });
  }

  get(path: string): Promise<Answer> {
    return this.ask('GET', path);
  }

  post(path: string, body: object): Promise<Answer> {
    return this.ask('POST', path, JSON.stringify(body));
  }

  /**
   * Writes to the contact, once.
   * @param clientId of a message that was sent before without an answer
   * @returns the id that the server gave, if it did
   */
  async send(content: string, clientId: string = randomUUID()): Promise<{ answer: Answer; id?: number }> {
    const answer = await this.post(`/api/contacts/${this.settings.contact}/messages`, { clientId, content });
    if (answer.status !== 200) return { answer };
    const { id } = stored.parse(JSON.parse(String(answer.body)));
    this.acknowledged.push({ clientId, id, content });
    return { answer, id };
  }

  leave(): void {
    this.agent.destroy();
  }

  private ask(method: string, path: string, body?: string): Promise<Answer> {
    const { cookie, site } = this.settings;
    const begun = performance.now();
    return new Promise((resolve) => {
      const end = (status: number, answered: Buffer, error?: string) =>
        resolve({ status, milliseconds: performance.now() - begun, body: answered, ...(error && { error }) });
      const asking = request(
        new URL(path, site.url),
        {
          method,
          agent: this.agent,
          timeout: ANSWER_WITHIN_MS,
          headers: {
            cookie,
            'accept-encoding': 'br',
            ...(body !== undefined && {
              origin: site.url,
              'content-type': 'application/json',
              'content-length': Buffer.byteLength(body),
            }),
          },
        },
        (response) => {
          const parts: Buffer[] = [];
          response.on('data', (part: Buffer) => parts.push(part));
          response.on('end', () => end(response.statusCode ?? 0, Buffer.concat(parts)));
          response.on('error', (error) => end(0, Buffer.alloc(0), error.message));
        },
      );
      asking.on('timeout', () => asking.destroy(new Error('No answer')));
      asking.on('error', (error) => {
        // As browsers do with a connection at rest that was closed as they wrote on it.
        const isStale =
          asking.reusedSocket && method === 'GET' && 'code' in error && error.code === 'ECONNRESET';
        if (isStale) this.ask(method, path).then(resolve);
        else end(0, Buffer.alloc(0), error.message);
      });
      asking.end(body);
    });
  }
}
