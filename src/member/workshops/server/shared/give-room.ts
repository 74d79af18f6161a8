import type { Database } from '#platform/database/client.ts';
import { type ChangingServices, changeDate, type DateRefusal, writeChange } from '../change-date.ts';
import { notifyCoach } from '../notify.ts';
import { roomOf } from './room.ts';
import { tellParticipants } from './tell-participants.ts';

/**
 * The address of the video room of a date. Whoever has a place is told, once for each address; who registers later
 * reads it in their confirmation.
 */
export async function giveRoom(
  services: ChangingServices,
  tx: Database,
  { id, room }: { id: string; room: string },
  now: Date,
): Promise<{ told: number } | DateRefusal> {
  return changeDate(services, tx, id, now, async (messenger, date) => {
    if (roomOf(services, date) === room) return { told: 0 };
    const changed = await writeChange(tx, date, { room_url: room });
    await notifyCoach(messenger, changed, { kind: 'room' });
    return { told: await tellParticipants(messenger, changed, { kind: 'room' }) };
  });
}
