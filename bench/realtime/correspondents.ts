import { WebSocket } from 'ws';
import { LightClient } from '../shared/light-client.ts';
import type { Town } from '../visits/town.ts';
import { type Person, Visitor } from '../visits/visitor.ts';

const CONNECTIONS_PER_NODE = 96;
const OPENED_AT_ONCE = 100;
/** Found in a frame without parsing it: the content starts with the number of the message. */
const CONTENT = '"content":"';
const NUMBER_DIGITS = 9;

/**
 * Pairs whose two members are on different nodes, so that every message crosses. Their frames are only searched for the
 * number of a message, so that the generator uses little of the machine.
 */
export class Correspondents {
  private readonly town: Town;
  private readonly clients: LightClient[];
  private readonly sockets: WebSocket[] = [];
  private number = 0;
  /** Callbacks by message number, called when the receiver has it. */
  private readonly underWay = new Map<number, () => void>();
  stored = 0;
  /** Responses by status, except 200. */
  readonly refused = new Map<number, number>();

  constructor(town: Town) {
    this.town = town;
    this.clients = town.nodes.map(({ url }) => new LightClient(url, { most: CONNECTIONS_PER_NODE }));
  }

  async connect(): Promise<void> {
    const { people, nodes, url } = this.town;
    const sockets = await openSockets(
      people.map((person) => ({ person, node: nodes[person.place % 2 ? 1 : 0].url, origin: url })),
    );
    for (const socket of sockets) socket.on('message', (data: Buffer) => this.hear(data));
    this.sockets.push(...sockets);
  }

  private hear(frame: Buffer): void {
    // A member's own messages come back as well.
    if (frame.includes('"mine":true')) return;
    const at = frame.indexOf(CONTENT);
    if (at < 0) return;
    const number = Number(frame.toString('latin1', at + CONTENT.length, at + CONTENT.length + NUMBER_DIGITS));
    this.underWay.get(number)?.();
    this.underWay.delete(number);
  }

  /**
   * Sends the next member's message.
   * @returns once it is answered; `arrived` is called when the other member has it
   */
  async send(arrived: () => void = () => undefined): Promise<void> {
    this.number += 1;
    const { number } = this;
    const person = this.town.people[number % this.town.people.length];
    const client = person && this.clients[person.place % 2];
    if (!client) return;
    this.underWay.set(number, arrived);
    const visitor = new Visitor(person, client, this.town.url);
    const numbered = String(number).padStart(NUMBER_DIGITS, '0');
    const { answer } = await visitor.send(`${numbered} Bonsoir, comment s’est passée votre journée ?`);
    if (answer.status === 200) this.stored += 1;
    else {
      this.underWay.delete(number);
      this.refused.set(answer.status, (this.refused.get(answer.status) ?? 0) + 1);
    }
  }

  /** Number of stored messages that have not arrived. */
  get missing(): number {
    return this.underWay.size;
  }

  close(): void {
    for (const client of this.clients) client.close();
    for (const socket of this.sockets) socket.terminate();
  }
}

/** Returns sockets that have received their first frame. */
export async function openSockets(
  wanted: readonly { person: Person; node: string; origin: string }[],
): Promise<WebSocket[]> {
  const sockets: WebSocket[] = [];
  for (let start = 0; start < wanted.length; start += OPENED_AT_ONCE) {
    const opening = wanted.slice(start, start + OPENED_AT_ONCE).map(async ({ person, node, origin }) => {
      const headers = { cookie: person.cookie, origin, 'x-forwarded-for': person.address };
      const socket = new WebSocket(`${node.replace('http', 'ws')}/api/live`, {
        headers,
        perMessageDeflate: false,
      });
      sockets.push(socket);
      await new Promise((resolve, reject) => {
        socket.once('message', resolve);
        socket.once('error', reject);
        socket.once('close', (code: number) => reject(new Error(`A socket was closed with ${code}`)));
      });
    });
    await Promise.all(opening);
  }
  return sockets;
}
