import { WebSocket } from 'ws';
import { type ClientFrame, clientFrame, type ServerFrame } from '#contract-live.ts';

/** Bytes that may wait in this process for one browser; the rest stays in the table until it has read them. */
const WAITING_MAX_BYTES = 64 * 1024;
/** Frames that a browser may send in 10 s. */
const FRAMES_MAX = 20;
const FRAMES_WINDOW_MS = 10_000;
const GOODBYE_MS = 2000;
const STANDARD_CLOSE = { misuse: 1008 } as const;

/** An event as it goes over the wire. */
export type Numbered = { seq: number; text: string };

/** Who is told what happens on a socket. */
export type SocketOwner = {
  said: (socket: BrowserSocket, frame: ClientFrame) => void;
  /** A slow browser has read what waited for it and takes more. */
  drained: (socket: BrowserSocket) => void;
  misused: () => void;
  closed: (socket: BrowserSocket) => void;
};

/** One open browser of a member, and how far it has been told. */
export class BrowserSocket {
  readonly member: string;
  readonly session: string;
  /** Number of the last event written; nothing before the first frame. */
  cursor: number | undefined;
  private readonly ws: WebSocket;
  private readonly owner: SocketOwner;
  private lagging = false;
  private alive = true;
  private frames = 0;
  private windowEnd = 0;

  constructor(ws: WebSocket, { userId, id }: { userId: string; id: string }, owner: SocketOwner) {
    this.member = userId;
    this.session = id;
    this.ws = ws;
    this.owner = owner;
    ws.on('message', (data, binary) => this.hear(binary ? '' : data.toString()));
    ws.on('pong', () => {
      this.alive = true;
    });
    // A frame beyond the length allowed and a connection that breaks both end in a close.
    ws.on('error', () => undefined);
    ws.on('close', () => owner.closed(this));
  }

  /** Whether events may be written: it began, is open, and has read what it was sent. */
  get takes(): boolean {
    return this.cursor !== undefined && !this.lagging && this.ws.readyState === WebSocket.OPEN;
  }

  begin({ cursor, fresh }: { cursor: number; fresh: boolean }): void {
    this.cursor = cursor;
    this.write(JSON.stringify({ type: 'ready', cursor, fresh } satisfies ServerFrame));
  }

  /**
   * Writes what follows the cursor and leaves out what it has, as far as the browser reads.
   * @returns false when the next event is missing
   */
  deliver(events: readonly Numbered[]): boolean {
    for (const { seq, text } of events) {
      if (this.cursor === undefined || this.lagging) return true;
      if (seq <= this.cursor) continue;
      if (seq > this.cursor + 1) return false;
      this.cursor = seq;
      this.write(text);
    }
    return true;
  }

  /** Passing signs are not kept for who is slow. */
  sign(text: string): void {
    if (this.takes) this.write(text);
  }

  /** Asks for a sign of life; without one since the last time, ends. */
  ping(): void {
    if (!this.alive) this.ws.terminate();
    else this.ws.ping();
    this.alive = false;
  }

  /** Says goodbye, and ends soon even if nobody answers. */
  close(code: number): void {
    this.ws.close(code);
    setTimeout(() => this.ws.terminate(), GOODBYE_MS).unref();
  }

  private write(text: string): void {
    this.ws.send(text, this.flushed);
    this.lagging = this.ws.bufferedAmount > WAITING_MAX_BYTES;
  }

  private readonly flushed = (): void => {
    if (!this.lagging || this.ws.bufferedAmount > 0) return;
    this.lagging = false;
    // Slow, but it reads: its pong comes after all that was written before the ping.
    this.alive = true;
    this.owner.drained(this);
  };

  private hear(text: string): void {
    if (this.ws.readyState !== WebSocket.OPEN) return;
    const now = performance.now();
    if (now > this.windowEnd) {
      this.frames = 0;
      this.windowEnd = now + FRAMES_WINDOW_MS;
    }
    this.frames += 1;
    const frame = this.frames > FRAMES_MAX ? undefined : parseFrame(text);
    if (frame) this.owner.said(this, frame);
    else this.misuse();
  }

  /** It said what was not agreed, or too much of it. */
  misuse(): void {
    this.owner.misused();
    this.close(STANDARD_CLOSE.misuse);
  }
}

function parseFrame(text: string): ClientFrame | undefined {
  try {
    return clientFrame.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
