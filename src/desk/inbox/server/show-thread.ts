import { readersOf } from '#desk/staff/rules.ts';
import { listColleaguesWith } from '#desk/staff/server/store.ts';
import { ageOn } from '#lib/age.ts';
import { parisDay } from '#lib/french-date.ts';
import { audienceOf } from '#member/support/rules.ts';
import { listMessages, type StoredSupportMessage } from '#member/support/server/message-store.ts';
import { findThread } from '#member/support/server/thread-store.ts';
import type { Database } from '#platform/database/client.ts';
import type { DeskMessage, DeskThread } from '../contract.ts';
import { findThreadRow, type InboxReader, listThreadsOfPerson } from './list-store.ts';
import { chatOf, type LockedThread } from './lock-thread.ts';
import { findMemberAbout, listThreadNotes } from './thread-store.ts';

/** Returns a thread as the team sees it; undefined when the colleague may not read it. */
export async function showThread(
  db: Database,
  reader: InboxReader,
  { id, before }: { id: number; before?: number | undefined },
  now: Date,
): Promise<(DeskThread & { thread: LockedThread }) | undefined> {
  const [row, thread] = [await findThreadRow(db, reader, id), await findThread(db, id)];
  if (!row || !thread) return undefined;
  const { messages, hasOlder } = await listMessages(db, chatOf(thread), now, before);
  const notes = await listThreadNotes(db, id);
  const member = thread.kind === 'member' ? await findMemberAbout(db, thread.key) : undefined;
  const colleagues = await listColleaguesWith(db, readersOf(audienceOf(thread.recipient)));
  const email = member?.email ?? thread.email;
  return {
    thread,
    ...row,
    person: {
      memberId: member ? thread.key : null,
      email,
      phone: thread.phone,
      age: (member?.birthDate && ageOn(member.birthDate, parisDay(now))) || null,
      city: member?.city ?? null,
    },
    messages: messages.map(shown),
    hasOlder,
    rated: ratingOf(thread),
    mentionsMe: thread.mentioned.includes(reader.staff),
    others: await listThreadsOfPerson(db, reader, { ...thread, email: email.toLowerCase() }),
    notes: notes.map((note) => ({ ...note, at: note.at.toISOString() })),
    colleagues: colleagues.map((one) => ({ ...one, awayUntil: reader.away[one.id] ?? null })),
  };
}

function ratingOf({ rating, rating_words: words, rated_at: at }: LockedThread): DeskThread['rated'] {
  return rating && at && { rating, words, at: at.toISOString() };
}

function shown(message: StoredSupportMessage): DeskMessage {
  const { id, content, automatic, read, client_id, is_from_admin, answered_by, created_at, pictures } =
    message;
  return {
    id,
    from: is_from_admin ? (automatic ? 'automatic' : 'team') : 'person',
    author: answered_by,
    content,
    clientId: is_from_admin && !automatic ? client_id : null,
    at: created_at.toISOString(),
    read,
    pictures,
  };
}
