import { LIVE_CLOSE } from '../close-codes.ts';
import type { NodeSockets } from './connections.ts';
import type { Delivery } from './deliver-events.ts';
import { closeAll, closeSessions } from './end-sessions.ts';
import type { LiveHint } from './hints.ts';

type Options = {
  sockets: NodeSockets;
  delivery: Delivery;
  forgetSessions: (gone: { member: string } | { session: string }) => void;
};

/** Applies hints of any node to the sockets of this one. */
export function createHintApplication({
  sockets: { members, visitors, desks },
  delivery,
  forgetSessions,
}: Options): (given: readonly LiveHint[]) => void {
  return (given) => {
    const published: string[] = [];
    const ended = new Set<string>();
    for (const hint of given) {
      if ('publish' in hint) published.push(hint.publish);
      else if ('forgetMember' in hint) forgetSessions({ member: hint.forgetMember });
      else if ('endMember' in hint) {
        forgetSessions({ member: hint.endMember });
        closeAll(members.of(hint.endMember), LIVE_CLOSE.sessionEnded);
      } else if ('endSession' in hint) {
        forgetSessions({ session: hint.endSession });
        ended.add(hint.endSession);
      } else if ('visitor' in hint) visitors.sendEphemeral(hint.visitor, hint.ephemeral);
      else if ('staff' in hint) desks.sendEphemeral(hint.staff, hint.ephemeral);
      else if ('team' in hint) desks.sendToAll(hint.team);
      else members.sendEphemeral(hint.member, hint.ephemeral);
    }
    delivery.deliver(published);
    for (const connections of [members, desks]) {
      if (ended.size) closeSessions(connections, (session) => ended.has(session));
    }
  };
}
