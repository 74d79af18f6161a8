import { WebSocket } from 'ws';
import { LIVE_CLOSE, type LiveEvent, serverFrame } from '#live/protocol.ts';
import { moveDelay, reconnectDelay } from '#live/web/live-connection.ts';
import { conversationEvent } from '#member/conversations/contract.ts';

const READY_WITHIN_MS = 15_000;
/** A frozen server closes nothing: a socket without even its pings, every 30 s, reconnects. */
const SILENCE_MS = 40_000;

type Settings = {
  /** Addresses of the servers, used in turn. */
  urls: readonly string[];
  origin: string;
  cookie: string;
  /** The certificate of the site. */
  ca?: string;
  localAddress?: string;
  /**
   * Refetches the conversation, like a page after a `fresh` frame.
   * @returns ids of its messages
   */
  readAgain?: () => Promise<readonly number[]>;
};

/** The socket of one page, which reconnects like the page (`live-connection.ts`), and the content of the page. */
export class Listener {
  /** Ids of messages in the order in which they appeared. */
  readonly screen: number[] = [];
  /** When each message of others arrived by an event, by id. */
  readonly arrivals = new Map<number, number>();
  /** Number of messages received by two events. */
  twice = 0;
  moves = 0;
  /** Number of connections that ended for any reason but a leaving node. */
  cuts = 0;
  private readonly settings: Settings;
  private readonly shown = new Set<number>();
  private readonly fetched = new Set<number>();
  private cursor: number | undefined;
  private timeline = '';
  private failures = 0;
  private turn = 0;
  private socket: WebSocket | undefined;
  private silence: NodeJS.Timeout | undefined;
  private stopped = false;

  constructor(settings: Settings) {
    this.settings = settings;
  }

  /** Resolves once connected for the first time. */
  start(): Promise<void> {
    return new Promise((resolve) => this.open(resolve));
  }

  /** Drops the connection, as in a tunnel. */
  cut(): void {
    this.socket?.terminate();
  }

  stop(): void {
    this.stopped = true;
    clearTimeout(this.silence);
    this.cut();
  }

  private open(ready: () => void): void {
    if (this.stopped) return;
    const { urls, origin, cookie, ca, localAddress } = this.settings;
    this.turn += 1;
    const url = urls[this.turn % urls.length] ?? '';
    const query = this.cursor === undefined ? '' : `?cursor=${this.cursor}&timeline=${this.timeline}`;
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/live${query}`, {
      headers: { cookie, origin },
      handshakeTimeout: READY_WITHIN_MS,
      perMessageDeflate: false,
      ca,
      localAddress,
    });
    this.socket = socket;
    const hear = () => {
      clearTimeout(this.silence);
      this.silence = setTimeout(() => socket.terminate(), SILENCE_MS);
    };
    hear();
    socket.on('ping', hear);
    socket.on('error', () => undefined);
    socket.on('message', (data) => {
      hear();
      const frame = serverFrame.parse(JSON.parse(String(data)));
      if (frame.type === 'event') this.apply(frame);
      if (frame.type !== 'ready') return;
      this.failures = 0;
      const isBack = this.cursor !== undefined;
      if (frame.fresh) this.cursor = frame.cursor;
      this.timeline = frame.timeline ?? '';
      if (frame.fresh && isBack) void this.readAgain();
      ready();
    });
    socket.on('close', (code) => {
      if (this.stopped) return;
      const moves = code === LIVE_CLOSE.leaving;
      if (moves) this.moves += 1;
      else {
        this.cuts += 1;
        this.failures += 1;
      }
      const delay = moves ? moveDelay(Math.random()) : reconnectDelay(this.failures, Math.random());
      setTimeout(() => this.open(ready), delay);
    });
  }

  private apply({ seq, payload }: LiveEvent): void {
    if (this.cursor === undefined || seq <= this.cursor) return;
    // A gap: the next connection resumes after the last event received.
    if (seq > this.cursor + 1) return this.cut();
    this.cursor = seq;
    const told = conversationEvent.safeParse(payload).data;
    if (told?.kind !== 'message') return;
    const { id, mine } = told.message;
    if (!mine) this.arrivals.set(id, performance.now());
    if (!this.shown.has(id)) this.show(id);
    else if (!this.fetched.has(id)) this.twice += 1;
  }

  private async readAgain(): Promise<void> {
    for (const id of (await this.settings.readAgain?.()) ?? []) {
      this.fetched.add(id);
      if (!this.shown.has(id)) this.show(id);
    }
    // The page shows them in the server's order.
    this.screen.sort((one, other) => one - other);
  }

  private show(id: number): void {
    this.shown.add(id);
    this.screen.push(id);
  }
}
