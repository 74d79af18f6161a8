import { and, desc, eq, gt, inArray, isNotNull, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import { townOf } from '#lib/town-of.ts';
import { zoneOfCommune } from '#lib/zones.ts';
import { ONLINE_MS } from '#live/server/activity.ts';
import { type PlanPlaces, planPlaces } from '#mechanisms/calendar/rules.ts';
import { sharedActivities } from '#member/matching/rules.ts';
import { isNotBlocked, isThread } from '#member/matching/server/contact-store.ts';
import { people, profiles, sharedValues } from '#member/profile/server/tables.ts';
import type { Database } from '#platform/database/client.ts';
import { eraseInSteps } from '#platform/database/erase-in-steps.ts';
import { isPair } from '#platform/database/pair.ts';
import { users } from '#platform/database/tables.ts';
import { isStanding } from '../rules.ts';
import { encounters } from './tables.ts';

export type StoredEncounter = typeof encounters.$inferSelect;

/** Returns the proposed instants, soonest first. */
export function momentsOf({ moments }: Pick<StoredEncounter, 'moments'>): Date[] {
  return moments.map((moment) => new Date(moment)).toSorted((one, other) => one.getTime() - other.getTime());
}

const ofPair = (one: string, other: string) =>
  isPair(encounters.proposer_id, encounters.invited_id, one, other);

function stands(row: StoredEncounter, now: Date): boolean {
  return isStanding({ moments: momentsOf(row), agreedAt: row.agreed_at }, now);
}

/** Finds the active plan of two people. Past dates and expired proposals do not count. */
export async function findEncounter(
  db: Database,
  one: string,
  other: string,
  now: Date,
): Promise<StoredEncounter | undefined> {
  const rows = await db.select().from(encounters).where(ofPair(one, other));
  return rows.find((row) => stands(row, now));
}

/** Lists the active plans of a member with the other member; excludes blocked pairs. */
export async function listEncounters(db: Database, me: string, now: Date) {
  return (await listWithContacts(db, me)).filter(({ row }) => stands(row, now));
}

/** Returns the homes of two people, the first one first, and their shared activities. */
export async function findPair(db: Database, one: string, other: string) {
  const rows = await db
    .select({ id: people.id, gender: people.gender, activities: sharedValues.activities, ...homeColumns })
    .from(people)
    .leftJoin(sharedValues, eq(sharedValues.id, people.id))
    .where(inArray(people.id, [one, other]));
  const [mine, theirs] = [one, other].map((id) => rows.find((row) => row.id === id));
  if (!mine || !theirs) return undefined;
  return {
    places: meetingPlacesOf(mine, theirs),
    sharedActivities: sharedActivities(theirs.activities ?? [], mine.activities ?? []),
    pairGender: theirs.gender === 'femme' ? mine.gender : theirs.gender,
  };
}

type StoredHome = { city: string; code: string };

const homeColumns = { city: people.city, code: people.city_code };

/** Returns the towns only, never the arrondissement, which other members must not see. */
export function meetingPlacesOf(mine: StoredHome, theirs: StoredHome): PlanPlaces {
  const homeOf = ({ city, code }: StoredHome) => ({ town: townOf(city), code });
  return planPlaces(homeOf(mine), homeOf(theirs));
}

/** Lists dates since an instant about which a member has given no answer, latest first, with the member’s time zone. */
export async function listDatesToTell(db: Database, me: string, since: Date, now: Date) {
  const { agreed_at } = encounters;
  const dates = await listWithContacts(
    db,
    me,
    and(gt(agreed_at, since), lte(agreed_at, now), notAnsweredBy(me)),
  );
  return dates
    .flatMap(({ row: { agreed_at: agreedAt }, person, mine }) =>
      agreedAt ? [{ ...person, agreedAt, zone: zoneOfCommune(mine.code) }] : [],
    )
    .toSorted((one, other) => other.agreedAt.getTime() - one.agreedAt.getTime());
}

const notAnsweredBy = (me: string) => sql`NOT ${encounters.answered_by} @> ARRAY[${me}]`;

function listWithContacts(db: Database, me: string, which?: SQL) {
  const { proposer_id, invited_id } = encounters;
  const other = sql`CASE WHEN ${proposer_id} = ${me} THEN ${invited_id} ELSE ${proposer_id} END`;
  return db
    .select({
      row: encounters,
      person: { id: people.id, firstName: people.first_name, photoUrl: people.photo_url },
      mine: { city: profiles.city, code: profiles.city_code },
      theirs: homeColumns,
    })
    .from(encounters)
    .innerJoin(people, eq(people.id, other))
    .innerJoin(profiles, eq(profiles.id, me))
    .where(
      and(
        which,
        or(eq(proposer_id, me), eq(invited_id, me)),
        sql`EXISTS (SELECT FROM chat_contacts c WHERE c.user_id = ${me} AND c.contact_id = ${people.id})`,
        isNotBlocked(sql`${me}`, people.id),
      ),
    );
}

/** Inserts a proposal. Replaces an expired one of the same pair, and remembers its refused moments. */
export async function insertEncounter(
  tx: Database,
  row: Omit<typeof encounters.$inferInsert, 'agreed_at' | 'revision' | 'refused_moments'>,
): Promise<void> {
  const refused_moments = await findRefusedMoments(tx, row.proposer_id, row.invited_id);
  await tx.delete(encounters).where(isProposalOf(row.proposer_id, row.invited_id));
  await tx.insert(encounters).values({ ...row, refused_moments });
}

function isProposalOf(one: string, other: string): SQL | undefined {
  return and(ofPair(one, other), isNull(encounters.agreed_at));
}

/** Lists the instants that either has refused since they last agreed on a date. */
export async function findRefusedMoments(db: Database, one: string, other: string): Promise<string[]> {
  const [row] = await db
    .select({ refused: encounters.refused_moments })
    .from(encounters)
    .where(isProposalOf(one, other));
  return row?.refused ?? [];
}

/** Updates a plan. @returns the changed row */
export async function changeEncounter(
  tx: Database,
  { id, revision }: StoredEncounter,
  change: Partial<Omit<StoredEncounter, 'id' | 'revision'>>,
): Promise<StoredEncounter | undefined> {
  const [row] = await tx
    .update(encounters)
    .set({ ...change, revision: revision + 1 })
    .where(eq(encounters.id, id))
    .returning();
  return row;
}

export async function deleteEncounter(tx: Database, { id }: Pick<StoredEncounter, 'id'>): Promise<void> {
  await tx.delete(encounters).where(eq(encounters.id, id));
}

/** Deletes all plans of two people, past ones included. */
export async function deleteEncountersOf(tx: Database, one: string, other: string): Promise<void> {
  await tx.delete(encounters).where(ofPair(one, other));
}

/** Deletes the proposals and future dates of a member; dates that have begun stay. */
export async function deletePlansOf(tx: Database, member: string, now: Date): Promise<void> {
  const { proposer_id, invited_id, agreed_at } = encounters;
  await tx
    .delete(encounters)
    .where(
      and(or(eq(proposer_id, member), eq(invited_id, member)), or(isNull(agreed_at), gt(agreed_at, now))),
    );
}

export function listAgreedAfter(tx: Database, me: string, now: Date): Promise<StoredEncounter[]> {
  const { proposer_id, invited_id, agreed_at } = encounters;
  return tx
    .select()
    .from(encounters)
    .where(and(or(eq(proposer_id, me), eq(invited_id, me)), gt(agreed_at, now)));
}

export function listAgreedBetween(db: Database, after: Date, until: Date): Promise<StoredEncounter[]> {
  return db
    .select()
    .from(encounters)
    .where(and(gt(encounters.agreed_at, after), lte(encounters.agreed_at, until)));
}

export async function lockEncounter(tx: Database, id: string): Promise<StoredEncounter | undefined> {
  const [row] = await tx.select().from(encounters).where(eq(encounters.id, id)).for('share');
  return row;
}

/** Returns the last date of two people that has begun, unless the first of them said that it did not take place. */
export async function findDateToTell(
  db: Database,
  me: string,
  other: string,
  now: Date,
): Promise<Date | undefined> {
  const [last] = await db
    .select({ agreedAt: encounters.agreed_at })
    .from(encounters)
    .where(and(ofPair(me, other), lte(encounters.agreed_at, now), notAnsweredBy(me)))
    .orderBy(desc(encounters.agreed_at))
    .limit(1);
  return last?.agreedAt ?? undefined;
}

/** Records that a date did not take place. @returns whether there was a date to answer about */
export async function markAnswered(tx: Database, me: string, other: string, now: Date): Promise<boolean> {
  const { answered_by } = encounters;
  const rows = await tx
    .update(encounters)
    .set({ answered_by: sql`array_append(${answered_by}, ${me})` })
    .where(and(ofPair(me, other), lte(encounters.agreed_at, now), notAnsweredBy(me)))
    .returning({ id: encounters.id });
  return rows.length > 0;
}

/** Deletes past dates and unanswered proposals before an instant. */
export async function eraseEncountersBefore(db: Database, before: Date): Promise<void> {
  const { agreed_at, changed_at } = encounters;
  const isPast = or(
    and(isNotNull(agreed_at), lt(agreed_at, before)),
    and(isNull(agreed_at), lt(changed_at, before)),
  );
  await eraseInSteps(db, encounters, isPast);
}

export type EncounterParticipant = { id: string; email: string; firstName: string } & StoredHome;

/** Returns those of these people who still have an account and a profile. */
export function listBoth(tx: Database, ids: readonly string[]): Promise<EncounterParticipant[]> {
  return tx
    .select({ id: users.id, email: users.email, firstName: people.first_name, ...homeColumns })
    .from(users)
    .innerJoin(people, eq(people.id, users.id))
    .where(inArray(users.id, [...ids]));
}

/** Returns whether a member has no page open. */
export async function isOffline(tx: Database, member: string, now: Date): Promise<boolean> {
  const since = new Date(now.getTime() - ONLINE_MS).toISOString();
  const { rows } = await tx.execute(sql`
    SELECT 1 FROM member_activity WHERE user_id = ${member} AND last_seen_at >= ${since}::timestamptz`);
  return rows.length === 0;
}

/** Returns whether both have written to each other; the automatic greeting does not count. */
export async function bothWrote(db: Database, one: string, other: string): Promise<boolean> {
  const { rows } = await db.execute<{ both: boolean }>(sql`
    SELECT count(DISTINCT sender_id) = 2 AS both FROM chat_messages WHERE ${isThread(one, other)} AND NOT automatic`);
  return rows[0]?.both ?? false;
}
