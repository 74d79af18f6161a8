import { randomUUID } from 'node:crypto';
import { WebSocket } from 'ws';
import { followProgress } from '../shared/progress.ts';
import { LightSender } from './light-sender.ts';
import type { World } from './world.ts';

const CONNECTIONS_PER_NODE = 96;
const OPENED_AT_ONCE = 100;
/** Found in a frame without parsing it: the content begins with the number of the message. */
const CONTENT = '"content":"';
const NUMBER_DIGITS = 9;
const OK = 200;

type Correspondent = { head: string; sender: LightSender };

/**
 * Pairs whose two halves are each on their own node: every message crosses. Their frames are searched for the number
 * of a message, and nothing else is done with them, so that the generator leaves the machine to what is measured.
 */
export class Correspondents {
  private readonly members: Correspondent[] = [];
  private readonly sockets: WebSocket[] = [];
  private senders: LightSender[] = [];
  private number = 0;
  /** By number of the message: what is called when its receiver has it. */
  private readonly underWay = new Map<number, () => void>();
  stored = 0;
  /** Answers by status, but for 200. */
  readonly refused = new Map<number, number>();

  async open(world: World): Promise<void> {
    const ports = world.nodes.map(({ url }) => Number(new URL(url).port));
    this.senders = await Promise.all(ports.map((port) => LightSender.open(port, CONNECTIONS_PER_NODE)));
    const all = world.pairs.flatMap(([woman, man]) => [
      { me: woman, other: man, node: 0 },
      { me: man, other: woman, node: 1 },
    ]);
    const follow = followProgress('connecting', all.length);
    for (let start = 0; start < all.length; start += OPENED_AT_ONCE) {
      await Promise.all(all.slice(start, start + OPENED_AT_ONCE).map((one) => this.join(world, one)));
      follow(Math.min(all.length, start + OPENED_AT_ONCE));
    }
  }

  private async join(world: World, { me, other, node }: { me: string; other: string; node: number }) {
    const url = world.nodes[node]?.url ?? '';
    const sender = this.senders[node];
    const cookie = world.cookieOf(me);
    if (!sender) return;
    const body = bodyOf(0).length;
    const head = [
      `POST /api/contacts/${other}/messages HTTP/1.1`,
      `Host: ${new URL(url).host}`,
      `Origin: ${url}`,
      `Cookie: ${cookie}`,
      'Content-Type: application/json',
      `Content-Length: ${body}`,
      '',
      '',
    ].join('\r\n');
    this.members.push({ head, sender });
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/live`, {
      headers: { cookie, origin: url },
      perMessageDeflate: false,
    });
    this.sockets.push(socket);
    socket.on('message', (data: Buffer) => this.hear(data));
    await new Promise((resolve, reject) => {
      socket.once('message', resolve);
      socket.once('error', reject);
      socket.once('close', (code: number) => reject(new Error(`A socket was closed with ${code}`)));
    });
  }

  private hear(frame: Buffer): void {
    // One's own messages come back as well: they are nobody's news.
    if (frame.includes('"mine":true')) return;
    const at = frame.indexOf(CONTENT);
    if (at < 0) return;
    const number = Number(frame.toString('latin1', at + CONTENT.length, at + CONTENT.length + NUMBER_DIGITS));
    this.underWay.get(number)?.();
    this.underWay.delete(number);
  }

  /** The next member's message. @returns once it is answered; `arrived` is called when the other has it */
  async send(arrived: () => void = () => undefined): Promise<boolean> {
    this.number += 1;
    const { number } = this;
    const member = this.members[number % this.members.length];
    if (!member) return false;
    this.underWay.set(number, arrived);
    const status = await member.sender.send(member.head + bodyOf(number));
    if (status === OK) this.stored += 1;
    else {
      this.underWay.delete(number);
      this.refused.set(status, (this.refused.get(status) ?? 0) + 1);
    }
    return status === OK;
  }

  /** How many stored messages have not come yet. */
  get missing(): number {
    return this.underWay.size;
  }

  close(): void {
    for (const sender of this.senders) sender.close();
    for (const socket of this.sockets) socket.terminate();
  }
}

function bodyOf(number: number): string {
  const words = `${String(number).padStart(NUMBER_DIGITS, '0')} Bonsoir, comment s'est passee votre journee ?`;
  return JSON.stringify({ clientId: randomUUID(), content: words });
}
