import { WebSocket } from 'ws';
import { LIVE_CLOSE } from '#live/close-codes.ts';
import { serverFrame } from '#live/protocol.ts';
import { moveDelay, reconnectDelay } from '#live/web/reconnect-delay.ts';
import { conversationEvent } from '#member/conversations/contract.ts';
import type { Visitor } from './visitor.ts';

/** The socket of one page, which comes back as the page does: the rules of `live-connection.ts`. */
export class Listener {
  /** When each message came, by its id. */
  readonly arrivals = new Map<number, number>();
  moves = 0;
  /** Connections that ended otherwise than by a node that leaves. */
  cuts = 0;
  private readonly visitor: Visitor;
  private cursor: number | undefined;
  private failures = 0;
  private socket: WebSocket | undefined;
  private stopped = false;

  constructor(visitor: Visitor) {
    this.visitor = visitor;
  }

  /** @returns once it is there for the first time */
  start(): Promise<void> {
    return new Promise((resolve) => this.open(resolve));
  }

  stop(): void {
    this.stopped = true;
    this.socket?.terminate();
  }

  private open(ready: () => void): void {
    if (this.stopped) return;
    const { site, cookie } = this.visitor.settings;
    const query = this.cursor === undefined ? '' : `?cursor=${this.cursor}`;
    const socket = new WebSocket(`${site.url.replace('https', 'wss')}/api/live${query}`, {
      headers: { cookie, origin: site.url },
      ca: site.certificate,
      localAddress: this.visitor.localAddress,
      perMessageDeflate: false,
    });
    this.socket = socket;
    socket.on('error', () => undefined);
    socket.on('message', (data) => {
      const frame = serverFrame.parse(JSON.parse(String(data)));
      if (frame.type === 'ready') {
        this.failures = 0;
        // What a page would read again stands in `arrivals` only when it comes by an event.
        if (frame.fresh) this.cursor = frame.cursor;
        ready();
      } else if (frame.type === 'event') this.hear(frame);
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

  private hear({ seq, payload }: { seq: number; payload: unknown }): void {
    if (this.cursor === undefined || seq <= this.cursor) return;
    this.cursor = seq;
    const told = conversationEvent.safeParse(payload).data;
    if (told?.kind === 'message' && !told.message.mine) this.arrivals.set(told.message.id, performance.now());
  }
}
