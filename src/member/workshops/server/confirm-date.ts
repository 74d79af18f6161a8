import { PEOPLE_MINIMUM } from '../rules.ts';
import { type DateMessenger, remindParticipant } from './notify.ts';
import { findParticipant, lockRegistered } from './registration-store.ts';
import type { StoredDate } from './store.ts';

/** Once two will be there the date takes place: whoever was told that they are alone is told so at once. */
export async function confirmToThoseAlone(messenger: DateMessenger, date: StoredDate): Promise<void> {
  const registered = await lockRegistered(messenger.tx, date.id);
  if (registered.length < PEOPLE_MINIMUM) return;
  for (const { id, memberId, toldAlone } of registered) {
    const participant = toldAlone && (await findParticipant(messenger.tx, memberId));
    if (participant) await remindParticipant(messenger, date, id, participant, 'confirmed');
  }
}
