import { LIVE_CLOSE } from '../protocol.ts';
import type { BrowserSocket } from './browser-socket.ts';
import type { Connections } from './connections.ts';

export function closeAll(sockets: Iterable<BrowserSocket>, code: number): void {
  for (const socket of sockets) socket.close(code);
}

/** Closes the sockets of ended sessions, in case a hint was lost. */
export async function endFormerSessions(
  connections: Connections,
  listHolding: (sessions: readonly string[]) => Promise<ReadonlySet<string>>,
): Promise<void> {
  const asked = new Set(connections.all().flatMap(({ session }) => session ?? []));
  if (asked.size === 0) return;
  const holding = await listHolding([...asked]);
  // Sessions opened during the check were not checked.
  closeSessions(connections, (session) => asked.has(session) && !holding.has(session));
}

export function closeSessions(connections: Connections, isOver: (session: string) => boolean): void {
  closeAll(
    connections.all().filter(({ session }) => session !== undefined && isOver(session)),
    LIVE_CLOSE.sessionEnded,
  );
}
