import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { DEADLINES } from '#lib/deadlines.ts';
import type { LightAnswer, LightClient } from '../shared/light-client.ts';

export type Answer = LightAnswer & { ms: number };

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

const stored = z.object({ id: z.int() });

/** A signed-in member who sends requests at little cost, and gives up like a browser. */
export class Visitor {
  readonly person: Person;
  private readonly client: LightClient;
  private readonly headers: readonly string[];

  /**
   * @param origin of the site
   * @param sender the cookie and address to send, if not the member's own
   */
  constructor(
    person: Person,
    client: LightClient,
    origin: string,
    { cookie, address }: Pick<Person, 'cookie' | 'address'> = person,
  ) {
    this.person = person;
    this.client = client;
    // A proxy replaces the address by that of the connection.
    this.headers = [
      `Origin: ${origin}`,
      `X-Forwarded-For: ${address}`,
      `Cookie: ${cookie}`,
      'Accept-Encoding: br',
    ];
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
    return { answer, id: stored.parse(JSON.parse(answer.body)).id };
  }

  private async ask(method: 'GET' | 'POST', path: string, body?: string): Promise<Answer> {
    const begun = performance.now();
    const answer = await this.client.ask(method, path, this.headers, body, DEADLINES.answerMs);
    return { ...answer, ms: performance.now() - begun };
  }
}
