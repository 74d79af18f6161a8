import { and, desc, eq, isNull, lt } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { moderationCases } from '#mechanisms/decisions/server/tables.ts';
import type { Database } from '#platform/database/client.ts';
import { eraseInSteps } from '#platform/database/erase-in-steps.ts';
import type { NotedSubject } from '../contract.ts';
import { pairSubject } from '../rules.ts';
import { deskNotes, staff } from './tables.ts';

const AT_MOST = 200;
const askedColleague = alias(staff, 'asked');

const notesOn = ({ kind, subject }: NotedSubject) =>
  and(eq(deskNotes.subject_kind, kind), eq(deskNotes.subject_id, subject));
const waitsFor = (colleague: string) => and(eq(deskNotes.asked_of, colleague), isNull(deskNotes.read_at));

/** Returns the members that a subject concerns; undefined for an unknown subject. */
export async function findNoted(
  db: Database,
  { kind, subject }: NotedSubject,
): Promise<string[] | undefined> {
  if (kind === 'pair') {
    const [one = '', other = ''] = subject.split('+');
    return one !== other && pairSubject(one, other) === subject ? [one, other] : undefined;
  }
  const member = moderationCases.subject_id;
  const [found] = await db.select({ member }).from(moderationCases).where(eq(moderationCases.id, subject));
  return found && (found.member ? [found.member] : []);
}

/** Lists the latest notes, oldest first: a new note is always among them. */
export async function listNotes(db: Database, where: NotedSubject | { waitingFor: string }) {
  const latest = await db
    .select({ note: deskNotes, by: staff.first_name, askedOf: askedColleague.first_name })
    .from(deskNotes)
    .innerJoin(staff, eq(staff.id, deskNotes.written_by))
    .leftJoin(askedColleague, eq(askedColleague.id, deskNotes.asked_of))
    .where('kind' in where ? notesOn(where) : waitsFor(where.waitingFor))
    .orderBy(desc(deskNotes.id))
    .limit(AT_MOST);
  return latest.reverse();
}

/** Returns false when the note was already stored. */
export async function insertNote(tx: Database, note: typeof deskNotes.$inferInsert): Promise<boolean> {
  const rows = await tx.insert(deskNotes).values(note).onConflictDoNothing().returning({ id: deskNotes.id });
  return rows.length > 0;
}

/** Marks the questions to a colleague in these notes as read. */
export async function markRead(db: Database, noted: NotedSubject, colleague: string, now: Date) {
  await db
    .update(deskNotes)
    .set({ read_at: now })
    .where(and(notesOn(noted), waitsFor(colleague)));
}

export async function eraseNotesBefore(db: Database, before: Date): Promise<void> {
  await eraseInSteps(db, deskNotes, lt(deskNotes.created_at, before));
}
