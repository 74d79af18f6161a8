import type { Database } from '#platform/database/client.ts';
import type { NodeSockets } from './connections.ts';
import type { Delivery } from './deliver-events.ts';
import { endFormerSessions } from './end-sessions.ts';
import { findBehind } from './event-store.ts';

type ListHolding = (sessions: readonly string[]) => Promise<ReadonlySet<string>>;

type Options = {
  db: Database;
  sockets: Pick<NodeSockets, 'members' | 'desks'>;
  delivery: Delivery;
  listHoldingSessions: ListHolding;
  listHoldingStaffSessions: ListHolding;
};

/** Catches up after lost hints: events of connected members, and ended sessions. */
export async function reconcileSockets(options: Options): Promise<void> {
  const { db, delivery } = options;
  const { members, desks } = options.sockets;
  await endFormerSessions(desks, options.listHoldingStaffSessions);
  if (members.all().length === 0) return;
  delivery.deliver(await findBehind(db, delivery.readers(members.owners())));
  await endFormerSessions(members, options.listHoldingSessions);
}
