import type { LivePayload, ServerFrame } from '../protocol.ts';
import type { BrowserSocket } from './browser-socket.ts';

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

export type NodeSockets = {
  members: Connections;
  /** Visitors have no stream: they receive ephemeral events, and poll after a reconnect. */
  visitors: Connections;
  /** Desks have no stream either: a desk refetches the part that changed. */
  desks: Connections;
  everyone: () => BrowserSocket[];
  count: () => { members: number; visitors: number; desks: number };
};

export function createNodeSockets(): NodeSockets {
  const members = createConnections();
  const visitors = createConnections();
  const desks = createConnections();
  return {
    members,
    visitors,
    desks,
    everyone: () => [...members.all(), ...visitors.all(), ...desks.all()],
    count: () => ({
      members: members.all().length,
      visitors: visitors.all().length,
      desks: desks.all().length,
    }),
  };
}
