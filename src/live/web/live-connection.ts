import { LIVE_CLOSE } from '../close-codes.ts';
import type { ClientFrame, LiveEvent, LivePayload } from '../protocol.ts';
import { readFrame } from './read-frame.ts';
import { moveDelay, reconnectDelay } from './reconnect-delay.ts';
import { watchDevice } from './watch-device.ts';

/** `off` before the first start and after the last stop; `reconnecting` when it goes on from where it was. */
export type LiveState = 'off' | 'connecting' | 'live' | 'reconnecting';

export interface LiveHandlers {
  /** Whatever was read before now may be stale. */
  onFresh: () => void;
  /** The connection is there, for the first time or again. */
  onLive: () => void;
  /** Each event once, in order. @returns false for one that is not understood: everything is then read again */
  onEvent: (payload: LivePayload) => boolean;
  onEphemeral: (payload: LivePayload) => void;
  /** A try failed while the browser has a network: the session may be over. */
  onRefused: () => void;
}

const READY_WITHIN_MS = 15_000;
/** A connection that held so long was a good one: the next tries begin quickly again. */
const STEADY_AFTER_MS = 10_000;
const SIGN_WITHIN_MS = 10_000;

/** One socket to the server, kept alive as long as it is wanted (notes on live delivery, point 4). */
export class LiveConnection {
  private readonly path: string;
  private handlers: LiveHandlers | null = null;
  private socket: WebSocket | null = null;
  /** The last event that was applied; null when what was read so far must be read again. */
  private cursor: number | null = null;
  private state: LiveState = 'off';
  private hasStarted = false;
  private wasLive = false;
  private failures = 0;
  private readyAt: number | null = null;
  private retryTimer: number | undefined;
  private readyTimer: number | undefined;
  private signTimer: number | undefined;
  private readonly listeners = new Set<() => void>();

  /** @param path of the server's socket */
  constructor(path = '/api/live') {
    this.path = path;
  }

  /**
   * Returns how to stop. One start at a time.
   * @param since the last event before the first page began to read. Without it, and on a later start, when some of what
   * was read is of before an absence, the pages read again once the connection is there.
   */
  start(handlers: LiveHandlers, since: number | null = null): () => void {
    this.handlers = handlers;
    this.cursor = this.hasStarted ? null : since;
    this.hasStarted = true;
    const stopWatching = watchDevice({
      onSlept: () => this.connect(),
      onVisible: () => {
        if (this.state !== 'live') this.connect();
      },
      onOnline: () => this.connect(),
      onOffline: () => this.drop(),
    });
    this.connect();
    return () => {
      stopWatching();
      this.drop();
      this.handlers = null;
      this.cursor = null;
      this.wasLive = false;
      this.failures = 0;
      this.change('off');
    };
  }

  getState = (): LiveState => this.state;

  /** Calls back when the state changes. Returns how to stop. */
  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => {
      this.listeners.delete(listener);
    };
  };

  /** An ephemeral event, lost while there is no connection. */
  send(payload: LivePayload): void {
    const frame: ClientFrame = { type: 'ephemeral', payload };
    if (this.state === 'live') this.socket?.send(JSON.stringify(frame));
  }

  /**
   * Something should come soon, such as the event of a message just stored. The pings of the server are invisible to
   * a page: silence where a sign was due is how it notices a connection that died without a word.
   */
  expectSign(): void {
    if (this.state !== 'live' || this.signTimer !== undefined) return;
    this.signTimer = window.setTimeout(() => this.connect(), SIGN_WITHIN_MS);
  }

  private connect(): void {
    this.drop();
    if (!this.handlers || navigator.onLine === false) return;
    const address = new URL(this.path, window.location.origin);
    address.protocol = address.protocol.replace('http', 'ws');
    if (this.cursor !== null) address.searchParams.set('cursor', String(this.cursor));
    const socket = new WebSocket(address);
    this.socket = socket;
    this.readyAt = null;
    this.readyTimer = window.setTimeout(() => this.lose(), READY_WITHIN_MS);
    socket.addEventListener('message', ({ data }) => {
      if (socket === this.socket) this.read(data);
    });
    socket.addEventListener('close', ({ code }) => {
      if (socket !== this.socket) return;
      if (code === LIVE_CLOSE.sessionEnded) this.handlers?.onRefused();
      if (code === LIVE_CLOSE.gone) this.connect();
      else if (code === LIVE_CLOSE.leaving) this.move();
      else this.lose();
    });
  }

  /** Forgets the socket, and whatever was going to happen to it. */
  private drop(): void {
    for (const timer of [this.retryTimer, this.readyTimer, this.signTimer]) window.clearTimeout(timer);
    this.signTimer = undefined;
    const { socket } = this;
    this.socket = null;
    socket?.close();
    if (this.handlers) this.change(this.wasLive && this.cursor !== null ? 'reconnecting' : 'connecting');
  }

  /** The connection failed: tries again after a while. */
  private lose(): void {
    const steady = this.readyAt !== null && Date.now() - this.readyAt > STEADY_AFTER_MS;
    const neverReady = this.readyAt === null;
    this.readyAt = null;
    this.failures = steady ? 0 : this.failures + 1;
    this.drop();
    if (navigator.onLine === false) return;
    if (neverReady) this.handlers?.onRefused();
    this.retryTimer = window.setTimeout(() => this.connect(), reconnectDelay(this.failures, Math.random()));
  }

  /** The node stops: nothing failed, and another one is there. */
  private move(): void {
    this.drop();
    this.retryTimer = window.setTimeout(() => this.connect(), moveDelay(Math.random()));
  }

  private read(data: unknown): void {
    window.clearTimeout(this.signTimer);
    this.signTimer = undefined;
    const frame = readFrame(String(data));
    if (!frame) this.startAfresh();
    else if (frame.type === 'ready') this.begin(frame);
    else if (frame.type === 'ephemeral') this.handlers?.onEphemeral(frame.payload);
    else this.apply(frame);
  }

  private begin({ cursor, fresh }: { cursor: number; fresh: boolean }): void {
    window.clearTimeout(this.readyTimer);
    this.readyAt = Date.now();
    this.wasLive = true;
    if (fresh) {
      this.cursor = cursor;
      this.handlers?.onFresh();
    }
    this.change('live');
    this.handlers?.onLive();
  }

  private apply({ seq, payload }: LiveEvent): void {
    if (this.cursor === null || seq <= this.cursor) return;
    // Something between was missed: what follows the cursor comes again on the next connection.
    if (seq > this.cursor + 1) this.lose();
    else {
      this.cursor = seq;
      if (this.handlers?.onEvent(payload) === false) this.startAfresh();
    }
  }

  /** Said by a newer server: what it means is not known here, so everything is read again. */
  private startAfresh(): void {
    this.cursor = null;
    this.lose();
  }

  private change(state: LiveState): void {
    if (state === this.state) return;
    this.state = state;
    for (const listener of this.listeners) listener();
  }
}

/** The connection of this tab. */
export const live = new LiveConnection();
