import type { Messenger } from '#mechanisms/calendar/server/shared/messenger.ts';
import { findGuest } from '../store.ts';

/** The team could not say with certainty that it is the same person. @param words of the team, which the member reads */
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
