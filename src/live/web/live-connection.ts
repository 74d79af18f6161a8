import { pageOpenedFor } from '#browser/api/opened-for.ts';
import { createListeners } from '#browser/listeners.ts';
import { OPENED_FOR_HEADER } from '#lib/opened-for.ts';
import {
  type ClientFrame,
  LIVE_CLOSE,
  type LiveEvent,
  type LivePayload,
  type ServerFrame,
} from '../protocol.ts';

/** `off` before the first start and after the last stop; `reconnecting` when it resumes from its cursor. */
export type LiveState = 'off' | 'connecting' | 'live' | 'reconnecting';

export interface LiveHandlers {
  /** Data read so far may be stale. */
  onFresh: () => void;
  onLive: () => void;
  /**
   * Called once per event, in order.
   * @returns false for an unknown event: everything is then refetched
   */
  onEvent: (payload: LivePayload) => boolean;
  onEphemeral: (payload: LivePayload) => void;
  /** An attempt failed although the browser is online: the session may be over. */
  onRefused: () => void;
}

const READY_WITHIN_MS = 15_000;
/** After a connection of this length, the backoff restarts. */
const STEADY_AFTER_MS = 10_000;
const SIGN_WITHIN_MS = 10_000;

/** One socket to the server, kept open while needed (notes on live delivery, point 4). */
export class LiveConnection {
  private readonly path: string;
  private handlers: LiveHandlers | null = null;
  private socket: WebSocket | null = null;
  /** The last applied event; null when the state must be refetched. */
  private cursor: number | null = null;
  /** Where the cursor counts; undefined for one that the page has read itself. */
  private timeline: string | undefined;
  private state: LiveState = 'off';
  private hasStarted = false;
  private wasLive = false;
  private failures = 0;
  private readyAt: number | null = null;
  private retryTimer: number | undefined;
  private readyTimer: number | undefined;
  private signTimer: number | undefined;
  private readonly changes = createListeners();
  readonly subscribe = this.changes.subscribe;

  /** @param path of the server's socket */
  constructor(path = '/api/live') {
    this.path = path;
  }

  /**
   * Starts the connection; one start at a time.
   * @param since the last event before the first page began to read. Without it, and on a later start, pages refetch
   * once connected, since their data may predate an absence.
   * @returns a function that stops it
   */
  start(handlers: LiveHandlers, since: number | null = null): () => void {
    this.handlers = handlers;
    this.cursor = this.hasStarted ? null : since;
    this.timeline = undefined;
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

  /** Sends an ephemeral event, lost while disconnected. */
  send(payload: LivePayload): void {
    const frame: ClientFrame = { type: 'ephemeral', payload };
    if (this.state === 'live') this.socket?.send(JSON.stringify(frame));
  }

  /**
   * Announces that an event is due soon, such as that of a message just stored. Pings are invisible to a page: silence
   * when an event is due reveals a dead connection.
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
    const openedFor = pageOpenedFor(this.path);
    if (openedFor !== null) address.searchParams.set(OPENED_FOR_HEADER, openedFor);
    if (this.cursor !== null) address.searchParams.set('cursor', String(this.cursor));
    if (this.timeline !== undefined) address.searchParams.set('timeline', this.timeline);
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

  private drop(): void {
    for (const timer of [this.retryTimer, this.readyTimer, this.signTimer]) window.clearTimeout(timer);
    this.signTimer = undefined;
    const { socket } = this;
    this.socket = null;
    socket?.close();
    if (this.handlers) this.change(this.wasLive && this.cursor !== null ? 'reconnecting' : 'connecting');
  }

  /** The connection failed: retries after a while. */
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

  /** The node is stopping without a failure: moves to another one. */
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

  private begin({ cursor, fresh, timeline }: Extract<ServerFrame, { type: 'ready' }>): void {
    window.clearTimeout(this.readyTimer);
    this.readyAt = Date.now();
    this.wasLive = true;
    this.timeline = timeline;
    if (fresh) {
      this.cursor = cursor;
      this.handlers?.onFresh();
    }
    this.change('live');
    this.handlers?.onLive();
  }

  private apply({ seq, payload }: LiveEvent): void {
    if (this.cursor === null || seq <= this.cursor) return;
    // An event was missed: the next connection resumes after the cursor.
    if (seq > this.cursor + 1) this.lose();
    else {
      this.cursor = seq;
      if (this.handlers?.onEvent(payload) === false) this.startAfresh();
    }
  }

  /** Handles an unknown event of a newer server: everything is refetched. */
  private startAfresh(): void {
    this.cursor = null;
    this.lose();
  }

  private change(state: LiveState): void {
    if (state === this.state) return;
    this.state = state;
    this.changes.notify();
  }
}

export const live = new LiveConnection();

const TICK_MS = 30_000;
/** Background tabs tick once a minute at worst: a longer pause means that the computer slept. */
const SLEPT_AFTER_MS = 90_000;

interface DeviceHandlers {
  onSlept: () => void;
  onVisible: () => void;
  onOnline: () => void;
  onOffline: () => void;
}

/**
 * Reports device changes that affect a connection.
 * @returns a function that stops it
 */
function watchDevice({ onSlept, onVisible, onOnline, onOffline }: DeviceHandlers): () => void {
  let lastTick = Date.now();
  const ticking = window.setInterval(() => {
    if (Date.now() - lastTick > SLEPT_AFTER_MS) onSlept();
    lastTick = Date.now();
  }, TICK_MS);
  const onVisibilityChange = () => {
    if (document.visibilityState === 'visible') onVisible();
  };
  window.addEventListener('online', onOnline);
  window.addEventListener('offline', onOffline);
  document.addEventListener('visibilitychange', onVisibilityChange);
  return () => {
    window.clearInterval(ticking);
    window.removeEventListener('online', onOnline);
    window.removeEventListener('offline', onOffline);
    document.removeEventListener('visibilitychange', onVisibilityChange);
  };
}

const FIRST_MS = 500;
const LONGEST_MS = 30_000;
const MOVE_WITHIN_MS = 1000;

/**
 * Returns an exponential backoff with jitter, from half a second to half a minute, so that a restarted server is not
 * hit by all browsers at once.
 * @param failures consecutive failures
 * @param chance random number from 0 to 1
 */
export function reconnectDelay(failures: number, chance: number): number {
  return FIRST_MS + chance * Math.min(LONGEST_MS - FIRST_MS, FIRST_MS * 2 ** failures);
}

/**
 * Returns the delay before moving to another node, when a stopping node asks for it.
 * @param chance random number from 0 to 1
 */
export function moveDelay(chance: number): number {
  return chance * MOVE_WITHIN_MS;
}

/**
 * Parses a frame of the server by hand (see `serverFrame`), since a schema library weighs more than the connection.
 * @returns undefined for an unknown frame, which a newer server may send
 */
export function readFrame(text: string): ServerFrame | undefined {
  const frame = parse(text);
  return isFrame(frame) ? frame : undefined;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isFrame(frame: unknown): frame is ServerFrame {
  if (!isRecord(frame)) return false;
  if (frame.type === 'ready')
    return (
      isWhole(frame.cursor, 0) &&
      typeof frame.fresh === 'boolean' &&
      ['string', 'undefined'].includes(typeof frame.timeline)
    );
  if (frame.type === 'event') return isWhole(frame.seq, 1) && isPayload(frame.payload);
  return frame.type === 'ephemeral' && isPayload(frame.payload);
}

function isPayload(payload: unknown): boolean {
  return isRecord(payload) && typeof payload.kind === 'string';
}

function isWhole(number: unknown, least: number): boolean {
  return Number.isSafeInteger(number) && Number(number) >= least;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
