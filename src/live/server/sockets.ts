import { WebSocket } from 'ws';
import { type ClientFrame, clientFrame, type LivePayload, type ServerFrame } from '../protocol.ts';

/**
 * Maximum bytes buffered in this process for one browser; the rest stays in the table until the browser has read them.
 */
const WAITING_MAX_BYTES = 64 * 1024;
/** Maximum number of frames from a browser in 10 s. */
const FRAMES_MAX = 20;
const FRAMES_WINDOW_MS = 10_000;
const GOODBYE_MS = 2000;
const STANDARD_CLOSE = { misuse: 1008 } as const;

export type Numbered = { seq: number; text: string };

export type SocketHandlers = {
  onFrame: (socket: BrowserSocket, frame: ClientFrame) => void;
  /** Called when a slow browser has drained its buffer. */
  onDrain: (socket: BrowserSocket) => void;
  /** Called when a browser broke the protocol and is being closed. */
  onMisuse: (socket: BrowserSocket) => void;
  onClose: (socket: BrowserSocket) => void;
};

/** A person at a socket: the id of a member or of a colleague, or the key of a visitor’s chat. */
export type SocketOwner = {
  owner: string;
  /** The session that opened it; absent for a visitor. */
  session?: string;
};

/** The socket of an open page of a member, a visitor or a colleague, with the last event written to it. */
export class BrowserSocket {
  readonly owner: string;
  readonly session: string | undefined;
  /** Number of the last event written; undefined before the first frame. */
  cursor: number | undefined;
  private readonly ws: WebSocket;
  private readonly handlers: SocketHandlers;
  private lagging = false;
  private alive = true;
  private frames = 0;
  private windowEnd = 0;

  constructor(ws: WebSocket, { owner, session }: SocketOwner, handlers: SocketHandlers) {
    this.owner = owner;
    this.session = session;
    this.ws = ws;
    this.handlers = handlers;
    ws.on('message', (data, binary) => this.onFrame(binary ? '' : data.toString()));
    ws.on('pong', () => {
      this.alive = true;
    });
    // A frame above the maximum length and a broken connection both end in a close.
    ws.on('error', (error) => {
      if ('code' in error && String(error.code).startsWith('WS_ERR_')) handlers.onMisuse(this);
    });
    ws.on('close', () => handlers.onClose(this));
  }

  /** Whether events may be written: it has a cursor, is open, and its buffer is drained. */
  get isReady(): boolean {
    return this.cursor !== undefined && !this.lagging && this.ws.readyState === WebSocket.OPEN;
  }

  begin(start: Omit<Extract<ServerFrame, { type: 'ready' }>, 'type'>): void {
    this.cursor = start.cursor;
    this.write(JSON.stringify({ type: 'ready', ...start } satisfies ServerFrame));
  }

  /**
   * Writes the events after the cursor, skipping those already written, until the buffer is full.
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

  /** Ephemeral events are dropped for slow clients. @param text the frame in JSON */
  sendEphemeral(text: string): void {
    if (this.isReady) this.write(text);
  }

  /** Sends a ping; ends the socket when the last one was not answered. */
  ping(): void {
    if (!this.alive) this.ws.terminate();
    else this.ws.ping();
    this.alive = false;
  }

  /** Starts the closing handshake, and terminates soon without an answer. */
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
    // Slow but alive: its pong follows all that was written before the ping.
    this.alive = true;
    this.handlers.onDrain(this);
  };

  private onFrame(text: string): void {
    if (this.ws.readyState !== WebSocket.OPEN) return;
    const now = performance.now();
    if (now > this.windowEnd) {
      this.frames = 0;
      this.windowEnd = now + FRAMES_WINDOW_MS;
    }
    this.frames += 1;
    const frame = this.frames > FRAMES_MAX ? undefined : parseFrame(text);
    if (frame) this.handlers.onFrame(this, frame);
    else this.misuse();
  }

  /** Closes a socket that broke the protocol or its rate limit. */
  misuse(): void {
    this.handlers.onMisuse(this);
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

export type Connections = {
  add: (socket: BrowserSocket) => void;
  /** Returns whether it was its owner's last socket on this node. */
  remove: (socket: BrowserSocket) => boolean;
  has: (owner: string) => boolean;
  of: (owner: string) => ReadonlySet<BrowserSocket>;
  all: () => BrowserSocket[];
  owners: () => string[];
  sendEphemeral: (owner: string, payload: LivePayload) => void;
  sendToAll: (payload: LivePayload) => void;
};

const none: ReadonlySet<BrowserSocket> = new Set();

export function createConnections(): Connections {
  const sockets = new Map<string, Set<BrowserSocket>>();
  const of = (owner: string) => sockets.get(owner) ?? none;
  const all = () => [...sockets.values()].flatMap((own) => [...own]);
  function send(to: Iterable<BrowserSocket>, payload: LivePayload): void {
    const text = JSON.stringify({ type: 'ephemeral', payload } satisfies ServerFrame);
    for (const socket of to) socket.sendEphemeral(text);
  }
  return {
    add(socket) {
      const own = sockets.get(socket.owner) ?? new Set();
      sockets.set(socket.owner, own.add(socket));
    },
    remove(socket) {
      const own = sockets.get(socket.owner);
      own?.delete(socket);
      if (own?.size) return false;
      return sockets.delete(socket.owner);
    },
    has: (owner) => sockets.has(owner),
    of,
    all,
    owners: () => [...sockets.keys()],
    sendEphemeral: (owner, payload) => send(of(owner), payload),
    sendToAll: (payload) => send(all(), payload),
  };
}

/**
 * The open sockets of this node. Only members have a stream: visitors and desks receive ephemeral events, visitors poll
 * after a reconnect, and a desk refetches the part that changed.
 */
export function createNodeSockets() {
  const sockets = {
    member: createConnections(),
    visitor: createConnections(),
    staff: createConnections(),
  };
  const { member, visitor, staff } = sockets;
  return {
    ...sockets,
    everyone: () => Object.values(sockets).flatMap(({ all }) => all()),
    count: () => ({
      members: member.all().length,
      visitors: visitor.all().length,
      desks: staff.all().length,
    }),
  };
}

export type NodeSockets = ReturnType<typeof createNodeSockets>;
