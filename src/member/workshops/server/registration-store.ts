import { and, asc, count, eq, inArray, lte, sql } from 'drizzle-orm';
import { PARIS_ZONE, type Zone, zoneOfCommune } from '#lib/zones.ts';
import { people } from '#member/profile/server/tables.ts';
import type { Database } from '#platform/database/client.ts';
import { users } from '#platform/database/tables.ts';
import type { RegistrationStatus } from '../rules.ts';
import { workshopRegistrations } from './tables.ts';

export type StoredRegistration = typeof workshopRegistrations.$inferSelect;

/** Finds the place or rank of a member for a date. */
export async function findRegistration(
  db: Database,
  date: string,
  me: string,
): Promise<StoredRegistration | undefined> {
  const [row] = await db
    .select()
    .from(workshopRegistrations)
    .where(and(eq(workshopRegistrations.session_id, date), eq(workshopRegistrations.user_id, me)));
  return row;
}

/** Inserts a registration. @throws if the member has one already: check under the lock of the date */
export async function insertRegistration(
  tx: Database,
  row: typeof workshopRegistrations.$inferInsert,
): Promise<StoredRegistration> {
  const [inserted] = await tx.insert(workshopRegistrations).values(row).returning();
  if (!inserted) throw new Error('Insert returned no row');
  return inserted;
}

/** Deletes a registration. */
export async function deleteRegistration(tx: Database, id: number): Promise<void> {
  await tx.delete(workshopRegistrations).where(eq(workshopRegistrations.id, id));
}

/** Counts places taken and people waiting. */
export async function countSeats(db: Database, date: string): Promise<Record<RegistrationStatus, number>> {
  const rows = await db
    .select({ status: workshopRegistrations.status, people: count() })
    .from(workshopRegistrations)
    .where(eq(workshopRegistrations.session_id, date))
    .groupBy(workshopRegistrations.status);
  const peopleOf = (status: RegistrationStatus) => rows.find((row) => row.status === status)?.people ?? 0;
  return { registered: peopleOf('registered'), waiting: peopleOf('waiting') };
}

/** Finds the rank on the waiting list, from 1; null for a participant. */
export async function findRank(
  db: Database,
  { id, session_id, status }: StoredRegistration,
): Promise<number | null> {
  if (status !== 'waiting') return null;
  const ahead = and(
    eq(workshopRegistrations.session_id, session_id),
    eq(workshopRegistrations.status, 'waiting'),
    lte(workshopRegistrations.id, id),
  );
  return db.$count(workshopRegistrations, ahead);
}

/** Gives the first on the waiting list a place. */
export async function promoteFirst(
  tx: Database,
  date: string,
  places: number,
): Promise<StoredRegistration[]> {
  const first = await tx
    .select({ id: workshopRegistrations.id })
    .from(workshopRegistrations)
    .where(and(eq(workshopRegistrations.session_id, date), eq(workshopRegistrations.status, 'waiting')))
    .orderBy(asc(workshopRegistrations.id))
    .limit(places);
  if (first.length === 0) return [];
  const promoted = await tx
    .update(workshopRegistrations)
    .set({ status: 'registered' })
    .where(
      inArray(
        workshopRegistrations.id,
        first.map(({ id }) => id),
      ),
    )
    .returning();
  return promoted.toSorted((a, b) => a.id - b.id);
}

/** Records that a participant was warned that nobody else has registered. */
export async function markToldAlone(tx: Database, id: number, now: Date): Promise<void> {
  await tx.update(workshopRegistrations).set({ told_alone_at: now }).where(eq(workshopRegistrations.id, id));
}

/** Lists the participants and locks their accounts against erasure until the transaction ends. */
export async function lockRegistered(
  tx: Database,
  date: string,
): Promise<{ id: number; memberId: string; registeredAt: Date; toldAlone: boolean; zone: Zone }[]> {
  const rows = await tx
    .select({
      id: workshopRegistrations.id,
      memberId: users.id,
      registeredAt: workshopRegistrations.created_at,
      toldAlone: sql<boolean>`${workshopRegistrations.told_alone_at} IS NOT NULL`,
      code: people.city_code,
    })
    .from(workshopRegistrations)
    .innerJoin(users, eq(users.id, workshopRegistrations.user_id))
    .leftJoin(people, eq(people.id, users.id))
    .where(and(eq(workshopRegistrations.session_id, date), eq(workshopRegistrations.status, 'registered')))
    .orderBy(asc(workshopRegistrations.id))
    .for('key share', { of: users });
  return rows.map(({ code, ...row }) => ({ ...row, zone: code === null ? PARIS_ZONE : zoneOfCommune(code) }));
}

export type Participant = { memberId: string; email: string; firstName: string };

/** Finds the mail address and first name of a member; undefined once the account is gone. */
export async function findParticipant(db: Database, id: string): Promise<Participant | undefined> {
  const [row] = await db
    .select({ memberId: users.id, email: users.email, firstName: people.first_name })
    .from(users)
    .innerJoin(people, eq(people.id, users.id))
    .where(eq(users.id, id));
  return row;
}

/** Lists everyone with a place or a rank, in the order of registration. */
export function listParticipants(tx: Database, date: string) {
  return tx
    .select({
      registration: workshopRegistrations.id,
      status: workshopRegistrations.status,
      email: users.email,
      firstName: people.first_name,
    })
    .from(workshopRegistrations)
    .innerJoin(users, eq(users.id, workshopRegistrations.user_id))
    .innerJoin(people, eq(people.id, users.id))
    .where(eq(workshopRegistrations.session_id, date))
    .orderBy(asc(workshopRegistrations.id));
}
