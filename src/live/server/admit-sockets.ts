import type { WebSocket } from 'ws';
import type { Database } from '#platform/database/client.ts';
import { describeError, type Log } from '#platform/log.ts';
import type { SecuritySubject } from '#platform/request-scope.ts';
import type { SecurityEvents } from '#platform/security-events/recorder.ts';
import type { LivePayload } from '../protocol.ts';
import type { Delivery } from './deliver-events.ts';
import { findStart } from './event-store.ts';
import { BrowserSocket, type Connections, type SocketHandlers } from './sockets.ts';

const START_FAILED = 1011;

type Options = {
  db: Database;
  log: Log;
  securityEvents: Pick<SecurityEvents, 'record'>;
  members: Connections;
  visitors: Connections;
  desks: Connections;
  delivery: Delivery;
  onSeen: (member: string) => void;
  onEphemeral: (member: string, payload: LivePayload) => Promise<void>;
  onDeskEphemeral: (staff: string, payload: LivePayload) => Promise<void>;
};

/** Adds authenticated sockets to the connections, and handles their events. */
export function createAdmission(options: Options) {
  const { db, log, members, visitors, desks, delivery, onSeen } = options;
  const onMisuseBy = (kind: SecuritySubject['kind']) => (socket: BrowserSocket) =>
    options.securityEvents.record('live-misused', { who: { kind, id: socket.owner } });
  const guard = (work: Promise<void>) => {
    work.catch((error) => log('warn', 'live-ephemeral-failed', describeError(error)));
  };

  const ofMembers: SocketHandlers = {
    onFrame: ({ owner }, { payload }) => guard(options.onEphemeral(owner, payload)),
    onDrain: ({ owner }) => delivery.deliver([owner]),
    onMisuse: onMisuseBy('member'),
    onClose: (socket) => {
      if (members.remove(socket)) onSeen(socket.owner);
    },
  };

  const ofVisitors: SocketHandlers = {
    onFrame: (socket) => socket.misuse(),
    onDrain: () => undefined,
    onMisuse: onMisuseBy('visitor'),
    onClose: (socket) => {
      visitors.remove(socket);
    },
  };

  const ofDesks: SocketHandlers = {
    onFrame: ({ owner }, { payload }) => guard(options.onDeskEphemeral(owner, payload)),
    onDrain: () => undefined,
    onMisuse: onMisuseBy('staff'),
    onClose: (socket) => {
      desks.remove(socket);
    },
  };

  return {
    async admitMember(
      ws: WebSocket,
      { member, session }: { member: string; session: string },
      cursor: number | undefined,
    ): Promise<void> {
      const socket = new BrowserSocket(ws, { owner: member, session }, ofMembers);
      // Before the stream is read: events committed in between are then delivered.
      members.add(socket);
      onSeen(member);
      try {
        socket.begin(await findStart(db, member, cursor));
        delivery.deliver([member]);
      } catch (error) {
        log('warn', 'live-start-failed', describeError(error));
        socket.close(START_FAILED);
      }
    },
    admitVisitor(ws: WebSocket, key: string): void {
      const socket = new BrowserSocket(ws, { owner: key }, ofVisitors);
      visitors.add(socket);
      socket.begin({ cursor: 0, fresh: true });
    },
    admitStaff(ws: WebSocket, { staff, session }: { staff: string; session: string }): void {
      const socket = new BrowserSocket(ws, { owner: staff, session }, ofDesks);
      desks.add(socket);
      socket.begin({ cursor: 0, fresh: true });
    },
  };
}
