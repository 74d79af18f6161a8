import { and, desc, eq, gt, inArray, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { deskNotes, staff } from '#desk/staff/server/tables.ts';
import { foldText } from '#lib/fold-text.ts';
import type { WaitReason } from '#member/matching/rules.ts';
import { introductions } from '#member/matching/server/tables.ts';
import { matchCards, profiles, wordsOf } from '#member/profile/server/tables.ts';
import type { Database } from '#platform/database/client.ts';
import { folded } from '#platform/database/folded.ts';
import { users } from '#platform/database/tables.ts';
import { mailboxOf } from '#platform/mailbox.ts';
import { CANDIDATES_SHOWN, FOUND_PER_PAGE, INTRODUCTIONS_PER_PAGE } from '../rules.ts';

export type Profile = typeof profiles.$inferSelect;
export type Listed = { profile: Profile; waits: WaitReason[] };

/** Uses the index on names, which a policy would hide; last names are not searched. */
function holdsWords(looked: string): SQL {
  const names = sql`${profiles.first_name} || ' ' || ${profiles.city}`;
  const words = looked.split(' ').map((word) => sql`${wordsOf(profiles)} LIKE ${`%${word}%`}`);
  return sql`${profiles.id} IN (SELECT profiles.id FROM all_profiles AS profiles
    WHERE ${sql.join(words, sql` AND `)} AND ${folded(names)} LIKE ${`%${looked}%`})`;
}

/** Lists the candidates shortlisted for a member, latest first. */
export function listKept(db: Database, member: string) {
  const { other_id, written_by, created_at, subject_kind, member_id, id } = deskNotes;
  return db
    .select({ id: sql<string>`${other_id}`, keptBy: staff.first_name, keptAt: created_at })
    .from(deskNotes)
    .innerJoin(staff, eq(staff.id, written_by))
    .where(and(eq(subject_kind, 'kept'), eq(member_id, member)))
    .orderBy(desc(id))
    .limit(CANDIDATES_SHOWN);
}

const keptKey = (member: string, other: string) => `kept:${member}+${other}`;

/**
 * Shortlists a candidate; a repeated press has no effect.
 * @returns whether this call added it
 */
export async function keep(
  tx: Database,
  { member, other, by, now }: { member: string; other: string; by: string; now: Date },
): Promise<boolean> {
  const about = { subject_kind: 'kept', subject_id: member, member_id: member, other_id: other } as const;
  const kept = { ...about, client_id: keptKey(member, other), written_by: by, content: '', created_at: now };
  const rows = await tx.insert(deskNotes).values(kept).onConflictDoNothing().returning({ id: deskNotes.id });
  return rows.length > 0;
}

/**
 * Removes each of the two from the other's shortlist.
 * @returns whether one was removed
 */
export async function dropKept(tx: Database, one: string, other: string): Promise<boolean> {
  const keys = [keptKey(one, other), keptKey(other, one)];
  const rows = await tx
    .delete(deskNotes)
    .where(inArray(deskNotes.client_id, keys))
    .returning({ id: deskNotes.id });
  return rows.length > 0;
}

/**
 * Lists members who can be introduced, newest first.
 * @param after cursor
 */
export async function listProposable(
  db: Database,
  { words = '', after }: { words?: string | undefined; after?: string | undefined },
): Promise<Listed[]> {
  const looked = foldText(words);
  const rows = await db
    .select({ profile: profiles })
    .from(matchCards)
    .innerJoin(profiles, eq(profiles.id, matchCards.id))
    .where(
      and(
        looked ? holdsWords(looked) : undefined,
        after
          ? sql`(${profiles.created_at}, ${profiles.id}) < (SELECT created_at, id FROM profiles WHERE id = ${after})`
          : undefined,
      ),
    )
    .orderBy(desc(profiles.created_at), desc(profiles.id))
    .limit(FOUND_PER_PAGE + 1);
  return rows.map(({ profile }) => ({ profile, waits: [] }));
}

const [first, second] = [alias(profiles, 'first'), alias(profiles, 'second')];

/**
 * Lists one side of each introduction since an instant, with both profiles, latest first.
 * @param after cursor
 */
export async function listIntroducedPairs(
  db: Database,
  since: Date,
  after: { one: string; other: string } | undefined,
) {
  const { user_id, other_id, introduced_at } = introductions;
  return db
    .select({ introduced: introductions, one: first, other: second })
    .from(introductions)
    .innerJoin(first, eq(first.id, user_id))
    .innerJoin(second, eq(second.id, other_id))
    .where(
      and(
        sql`${user_id} < ${other_id}`,
        gt(introduced_at, since),
        after
          ? sql`(${introduced_at}, ${user_id}, ${other_id}) < (SELECT introduced_at, user_id, other_id
              FROM introductions WHERE user_id = ${after.one} AND other_id = ${after.other})`
          : undefined,
      ),
    )
    .orderBy(desc(introduced_at), desc(user_id), desc(other_id))
    .limit(INTRODUCTIONS_PER_PAGE + 1);
}

/**
 * Lists which of these members are the matchmaker’s own account. Knowing their own answers, the matchmaker could infer
 * those of others from a pair.
 */
export async function listOwnAccounts(
  db: Database,
  colleague: string,
  members: readonly string[],
): Promise<Set<string>> {
  if (members.length === 0) return new Set();
  const [me] = await db.select({ email: staff.email }).from(staff).where(eq(staff.id, colleague));
  const found = await db
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(inArray(users.id, [...members]));
  const own = found.filter(({ email }) => me !== undefined && mailboxOf(email) === mailboxOf(me.email));
  return new Set(own.map(({ id }) => id));
}
