import type { WebSocket } from 'ws';
import type { Database } from '#server/db/client.ts';
import { describeError, type Log } from '#server/log.ts';
import type { Session } from '#server/session.ts';
import { BrowserSocket, type SocketOwner } from './browser-socket.ts';
import type { Hub } from './hub.ts';
import { findStart } from './read-events.ts';

const START_FAILED = 1011;

type Options = {
  db: Database;
  log: Log;
  members: Hub;
  visitors: Hub;
  /** A member came, or closed their last browser here. */
  onSeen: (member: string) => void;
  onTyping: (from: string, to: string) => Promise<void>;
};

/** Takes the sockets that were admitted into their hub, and follows what happens on them. */
export function createBrowsers({ db, log, members, visitors, onSeen, onTyping }: Options) {
  const misused = () => log('warn', 'live-misused');

  const memberOwner: SocketOwner = {
    said: ({ member }, { contactId }) => {
      onTyping(member, contactId).catch((error) => log('warn', 'live-typing-failed', describeError(error)));
    },
    drained: ({ member }) => members.wake([member]),
    misused,
    closed: (socket) => {
      if (members.remove(socket)) onSeen(socket.member);
    },
  };

  const visitorOwner: SocketOwner = {
    said: (socket) => socket.misuse(),
    drained: () => undefined,
    misused,
    closed: (socket) => {
      visitors.remove(socket);
    },
  };

  return {
    async openMember(ws: WebSocket, session: Session, cursor: number | undefined): Promise<void> {
      const socket = new BrowserSocket(ws, session, memberOwner);
      // In the hub before the stream is looked at: what is committed in between wakes it.
      members.add(socket);
      onSeen(socket.member);
      try {
        socket.begin(await findStart(db, socket.member, cursor));
        members.wake([socket.member]);
      } catch (error) {
        log('warn', 'live-start-failed', describeError(error));
        socket.close(START_FAILED);
      }
    },
    openVisitor(ws: WebSocket, key: string): void {
      const socket = new BrowserSocket(ws, { userId: key, id: key }, visitorOwner);
      visitors.add(socket);
      socket.begin({ cursor: 0, fresh: true });
    },
  };
}
