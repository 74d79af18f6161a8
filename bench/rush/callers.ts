import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { DEADLINES } from '#lib/deadlines.ts';
import type { World } from '../realtime/world.ts';
import { LightClient } from './light-client.ts';
import type { Outcome, Tally } from './tally.ts';

/** What people do, and how often of a hundred times. */
const MIX = { session: 25, thread: 25, contacts: 20, selection: 15, send: 15 } as const;
type Act = keyof typeof MIX;

/** As H3 saw them: they give up after 5 s. Then, and after a refusal, three tries more, as our browsers do. */
const PATIENCE_MS = DEADLINES.answerMs;
const TRIES = 4;
const FIRST_PAUSE_MS = 1000;

/** Who asks, when it is one and the same: a member of a pair, or nobody known at an address. */
export type Who = { pair?: number; address?: string };

/** Callers of the two nodes of a world, each a member in a browser, at any node. */
export class Callers {
  readonly tally: Tally;
  private readonly world: World;
  private readonly clients: { url: string; client: LightClient }[];
  private readonly acts: Act[];
  private turn = 0;
  private isOver = false;

  constructor(world: World, tally: Tally) {
    this.world = world;
    this.tally = tally;
    this.clients = world.nodes.map(({ url }) => ({ url, client: new LightClient(url) }));
    this.acts = Object.entries(MIX).flatMap(([act, share]) => Array<Act>(share).fill(act as Act));
  }

  /** A member, or the one given, does one of the things that people do. */
  async once({ pair, address }: Who = {}): Promise<{
    outcome: Outcome;
    retryAfterSeconds: number | undefined;
  }> {
    const act = anyOf(this.acts) ?? 'session';
    const turn = this.turn++;
    const two = (pair === undefined ? anyOf(this.world.pairs) : this.world.pairs[pair]) ?? ['', ''];
    // One who floods is one and the same; of others either of the two.
    const [me, other] = pair !== undefined || Math.random() < 0.5 ? two : [two[1], two[0]];
    const { url, client } = this.clients[turn % 2] ?? this.clients[0] ?? { url: '', client: undefined };
    const started = performance.now();
    const answer = await client?.ask(
      requestOf(act, url, whoHeaders(address, this.world.cookieOf(me)), other),
      PATIENCE_MS,
    );
    const ms = performance.now() - started;
    const outcome = outcomeOf(answer?.status, ms);
    this.tally.note(outcome, ms);
    return { outcome, retryAfterSeconds: answer?.retryAfterSeconds };
  }

  /** As a browser: what was refused or came too late is tried again a little later. */
  async patiently(): Promise<void> {
    for (let failures = 0; failures < TRIES && !this.isOver; failures += 1) {
      const { outcome, retryAfterSeconds } = await this.once();
      if (outcome === 'useful' || outcome === 'limited') return;
      const asked =
        retryAfterSeconds === undefined ? FIRST_PAUSE_MS * 2 ** failures : retryAfterSeconds * 1000;
      await pause(asked + Math.random() * 1000);
    }
  }

  /** So many at once, each again as soon as it is answered. @returns useful answers a second */
  async closedLoop(count: number, seconds: number, who?: Who): Promise<number> {
    const from = performance.now();
    const until = from + seconds * 1000;
    const again = async () => {
      while (performance.now() < until) await this.once(who);
    };
    await Promise.all(Array.from({ length: count }, again));
    return this.tally.rate(from, until);
  }

  /** So many begin each second, whatever becomes of those before. @returns once the last began; `done` when all are through */
  async openLoop(rate: number, seconds: number, act: () => Promise<unknown> = () => this.patiently()) {
    const started = performance.now();
    const acts: Promise<unknown>[] = [];
    while (acts.length < rate * seconds) {
      const due = Math.min(rate * seconds, ((performance.now() - started) / 1000) * rate);
      while (acts.length < due) acts.push(act());
      await pause(5);
    }
    return { done: Promise.all(acts) };
  }

  /** Whoever still waits to try again gives up. */
  end(): void {
    this.isOver = true;
  }

  close(): void {
    this.end();
    for (const { client } of this.clients) client.close();
  }
}

function anyOf<Item>(items: readonly Item[]): Item | undefined {
  return items[Math.floor(Math.random() * items.length)];
}

/** An address that floods brings a cookie that we did not sign. */
function whoHeaders(address: string | undefined, cookie: string): string {
  if (address === undefined) return `Cookie: ${cookie}`;
  return `X-Forwarded-For: ${address}\r\nCookie: lueur=${randomUUID()}.invented`;
}

function requestOf(act: Act, url: string, who: string, other: string): string {
  const head = (method: string, path: string) =>
    `${method} /api/${path} HTTP/1.1\r\nHost: ${url.slice('http://'.length)}\r\nOrigin: ${url}\r\n${who}\r\n`;
  if (act === 'send') {
    const body = JSON.stringify({ clientId: randomUUID(), content: 'Bonsoir, comment va la soiree ?' });
    return `${head('POST', `contacts/${other}/messages`)}Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
  }
  const paths = {
    session: 'session',
    contacts: 'contacts',
    selection: 'selection',
    thread: `contacts/${other}/messages`,
  };
  return `${head('GET', paths[act])}\r\n`;
}

function outcomeOf(status: number | undefined, ms: number): Outcome {
  if (status === undefined) return ms >= PATIENCE_MS ? 'late' : 'failed';
  if (status === 200) return 'useful';
  if (status === 503) return 'busy';
  return status === 429 ? 'limited' : 'failed';
}
