import { randomUUID } from 'node:crypto';
import { WebSocket } from 'ws';
import { z } from 'zod';
import { type LiveEvent, serverFrame } from '#live/protocol.ts';
import { conversationEvent } from '#member/conversations/contract.ts';

const ANSWER_WITHIN_MS = 5_000;
const RETRY_AFTER_MS = 300;
const RECONNECT_AFTER_MS = 200;
/** A frozen server closes nothing: who hears not even its pings, every 30 s, connects anew. */
const SILENCE_MS = 40_000;

const sentAnswer = z.object({ id: z.int() });
const threadAnswer = z.object({ messages: z.array(z.object({ id: z.int() })) });

export type PeerSettings = {
  me: string;
  other: string;
  cookie: string;
  /** Addresses of the nodes, taken in turn. */
  nodes: { forSocket: readonly string[]; forRequests: readonly string[] };
};
type Acknowledged = { id: number; clientId: string };

/** One member's browser: the protocol of `contract-live.ts` as the pages follow it, and a memory of what was shown. */
export class Peer {
  readonly settings: PeerSettings;
  /** Ids of messages in the order in which they came on screen. */
  readonly screen: number[] = [];
  readonly acknowledged: Acknowledged[] = [];
  /** Messages that came a second time through events that the cursor did not hold back. */
  twice = 0;
  reconnections = 0;
  /** Called for each message that comes by an event. */
  onMessage: (id: number, mine: boolean) => void = () => undefined;
  private readonly shown = new Set<number>();
  private readonly fetched = new Set<number>();
  private cursor: number | undefined;
  private socket: WebSocket | undefined;
  private silence: NodeJS.Timeout | undefined;
  private turn = 0;
  private stopped = false;

  constructor(settings: PeerSettings) {
    this.settings = settings;
  }

  /** Opens the socket and keeps it open. @returns once the first `ready` came */
  connect(): Promise<void> {
    return new Promise((resolve) => this.open(resolve));
  }

  private open(ready: () => void): void {
    if (this.stopped) return;
    const node = this.next(this.settings.nodes.forSocket);
    const query = this.cursor === undefined ? '' : `?cursor=${this.cursor}`;
    const socket = new WebSocket(`${node.replace('http', 'ws')}/api/live${query}`, {
      headers: { cookie: this.settings.cookie, origin: node },
      handshakeTimeout: ANSWER_WITHIN_MS,
    });
    this.socket = socket;
    socket.on('message', (data) => {
      this.hear();
      const frame = serverFrame.parse(JSON.parse(String(data)));
      if (frame.type === 'ready') {
        if (frame.fresh) {
          const returning = this.cursor !== undefined;
          this.cursor = frame.cursor;
          if (returning) void this.refetch();
        }
        ready();
      }
      if (frame.type === 'event') this.apply(frame);
    });
    socket.on('ping', () => this.hear());
    socket.on('error', () => undefined);
    socket.on('close', () => {
      if (this.stopped || this.socket !== socket) return;
      this.reconnections += 1;
      setTimeout(() => this.open(ready), RECONNECT_AFTER_MS * (1 + Math.random()));
    });
    this.hear();
  }

  private apply(event: LiveEvent): void {
    if (this.cursor === undefined || event.seq <= this.cursor) return;
    if (event.seq > this.cursor + 1) {
      this.socket?.terminate();
      return;
    }
    this.cursor = event.seq;
    const told = conversationEvent.parse(event.payload);
    if (told.kind !== 'message') return;
    const { id, mine } = told.message;
    if (this.shown.has(id)) {
      if (!this.fetched.has(id)) this.twice += 1;
      return;
    }
    this.show(id);
    this.onMessage(id, mine);
  }

  /** What a browser does after a `fresh` frame: it reads again what it shows. */
  private async refetch(): Promise<void> {
    const answer = await this.request('GET', threadAnswer);
    for (const { id } of answer.messages) {
      this.fetched.add(id);
      if (!this.shown.has(id)) this.show(id);
    }
  }

  private show(id: number): void {
    this.shown.add(id);
    this.screen.push(id);
  }

  /** Sends once, with as many tries as it takes. @returns the id that the server gave */
  async send(content: string): Promise<number> {
    const clientId = randomUUID();
    const { id } = await this.request('POST', sentAnswer, { clientId, content });
    this.acknowledged.push({ id, clientId });
    return id;
  }

  private async request<Schema extends z.ZodType>(method: string, schema: Schema, body?: object) {
    while (!this.stopped) {
      const node = this.next(this.settings.nodes.forRequests);
      const response = await fetch(`${node}/api/contacts/${this.settings.other}/messages`, {
        method,
        signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
        headers: { cookie: this.settings.cookie, origin: node, 'content-type': 'application/json' },
        body: body && JSON.stringify(body),
      }).catch(() => undefined);
      const answer: unknown = await response?.json().catch(() => undefined);
      if (response?.ok && answer !== undefined) return schema.parse(answer);
      if (response && response.status < 500 && response.status !== 429)
        throw new Error(`${method} was answered ${response.status} ${JSON.stringify(answer)}`);
      await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER_MS));
    }
    throw new Error('The peer was stopped');
  }

  private next(nodes: readonly string[]): string {
    this.turn += 1;
    return nodes[this.turn % nodes.length] ?? '';
  }

  private hear(): void {
    clearTimeout(this.silence);
    this.silence = setTimeout(() => this.socket?.terminate(), SILENCE_MS);
  }

  /** As when a train enters a tunnel. */
  cut(): void {
    this.socket?.terminate();
  }

  stop(): void {
    this.stopped = true;
    clearTimeout(this.silence);
    this.socket?.terminate();
  }
}
