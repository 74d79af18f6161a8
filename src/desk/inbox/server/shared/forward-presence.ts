import { hasRole } from '#desk/staff/rules.ts';
import { findActiveColleague } from '#desk/staff/server/store.ts';
import type { LivePayload } from '#live/protocol.ts';
import { recordPresence } from '#member/support/server/hours-store.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/database/client.ts';
import type { LivePublisher } from '#platform/services.ts';
import { saidPresence } from '../../contract.ts';
import { ANSWERING_ROLES, INBOX_ROLES } from '../../rules.ts';

/**
 * Broadcasts a colleague's presence to the other desks, and records that an answering colleague is present.
 * @returns a handler that tells whether a frame reported presence
 */
export function createPresenceForwarder(db: Database, clock: Clock) {
  return async (live: LivePublisher, staffId: string, payload: LivePayload): Promise<boolean> => {
    const { data } = saidPresence.safeParse(payload);
    if (!data) return false;
    const colleague = await findActiveColleague(db, { id: staffId });
    if (!colleague || !hasRole(colleague.roles, INBOX_ROLES)) return true;
    if (hasRole(colleague.roles, ANSWERING_ROLES)) await recordPresence(db, staffId, clock.now());
    live.publishToTeam({ ...data, staff: staffId, firstName: colleague.first_name });
    return true;
  };
}
