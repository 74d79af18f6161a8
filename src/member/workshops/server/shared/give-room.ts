import type { Database } from '#platform/database/client.ts';
import { type ChangingServices, type DateRefusal, openVerdict, writeChange } from '../change-date.ts';
import { notifyCoach } from '../notify.ts';
import type { StoredDate } from '../store.ts';
import { roomOf } from './room.ts';
import { tellParticipants } from './tell-participants.ts';

/**
 * The address of the video room of a date. Whoever has a place is told, once for each address; who registers later
 * reads it in their confirmation.
 */
export async function giveRoom(
  services: ChangingServices,
  tx: Database,
  { date, room }: { date: StoredDate; room: string },
  now: Date,
): Promise<{ told: number } | DateRefusal> {
  const open = openVerdict(date, now);
  if (open !== 'ok') return open;
  if (roomOf(services, date) === room) return { told: 0 };
  const changed = await writeChange(tx, date, { room_url: room });
  await notifyCoach({ ...services, tx }, changed, { kind: 'room' });
  return { told: await tellParticipants({ ...services, tx }, changed, { kind: 'room' }) };
}
