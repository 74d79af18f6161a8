import type { Messenger } from '#mechanisms/calendar/server/shared/messenger.ts';
import { findGuest } from '../store.ts';

/** Tells the member that the team could not confirm their identity. @param words message from the team */
export async function notifyNotRecognised(
  { outbox, tx }: Messenger,
  member: string,
  words: string,
): Promise<void> {
  const guest = await findGuest(tx, member);
  if (!guest) return;
  const data = { firstName: guest.firstName, words };
  await outbox?.send(tx, { template: 'verification-refused', to: guest.email, data });
}
