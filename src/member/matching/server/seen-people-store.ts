import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { AnsweredPrompt } from '#member/profile/contract.ts';
import {
  lifeProjects,
  loveProfiles,
  matchCards,
  profiles,
  sharedValues,
} from '#member/profile/server/tables.ts';
import { builtOnce, placeholders } from '#platform/database/built-once.ts';
import type { Database } from '#platform/database/client.ts';
import { acrossMembers } from '#platform/database/in-the-name-of.ts';
import {
  acceptedWhenShown,
  acceptsMe,
  excludedFor,
  keptApartFrom,
  SEEKER,
  type Seeker,
  type SeekerValues,
  seekGenders,
  suitsMe,
} from './criteria-store.ts';
import { idList } from './ranking-sql.ts';
import { scoreViews } from './tables.ts';

export type SeenPerson =
  Awaited<ReturnType<typeof listSeenPeople>> extends Map<string, infer One> ? One : never;

/** The alias used by `criteria`. */
const cards = alias(matchCards, 'c');
const { viewer, ids } = placeholders('viewer', 'ids');

/**
 * Built and planned once, which takes longer than fetching the rows.
 * @param which filter; undefined for all requested ids
 */
function reading(db: Database, which?: SQL) {
  return (
    db
      .select({
        profile: profiles,
        love: loveProfiles,
        activities: sharedValues.activities,
        life: lifeProjects,
        arrivedAt: cards.arrived_at,
        view: scoreViews,
        photos: sql<{ id: string; caption: string }[]>`(
        SELECT coalesce(json_agg(json_build_object('id', id, 'caption', caption) ORDER BY position), '[]')
        FROM photos WHERE user_id = ${profiles.id})`,
        prompts: sql<AnsweredPrompt[]>`(
        SELECT coalesce(json_agg(json_build_object('prompt', prompt, 'answer', answer) ORDER BY position), '[]')
        FROM profile_prompts WHERE user_id = ${profiles.id})`,
        hidden: sql<string[]>`ARRAY(SELECT content FROM hidden_contents WHERE user_id = ${profiles.id})`,
        verified: sql<boolean>`EXISTS (
        SELECT FROM profile_verifications WHERE user_id = ${profiles.id} AND photo_id IS NOT NULL)`,
      })
      .from(profiles)
      .leftJoin(loveProfiles, eq(loveProfiles.id, profiles.id))
      .leftJoin(sharedValues, eq(sharedValues.id, profiles.id))
      .leftJoin(lifeProjects, eq(lifeProjects.id, profiles.id))
      .leftJoin(cards, eq(cards.id, profiles.id))
      .leftJoin(scoreViews, and(eq(scoreViews.viewer_id, viewer), eq(scoreViews.person_id, profiles.id)))
      // Hides the length of the list from the planner, which would otherwise plan anew for each list.
      .where(and(sql`${profiles.id} = ANY((SELECT ${ids}::text[])::text[])`, which))
  );
}

const everyone = builtOnce((db) => reading(db).prepare('seen-people'));
const suiting = builtOnce((db) =>
  reading(db, or(eq(profiles.id, viewer), suits(SEEKER))).prepare('suiting-people'),
);

/**
 * Lists people by id in one statement; skips unknown ids.
 * @param seeker drops people who match neither now nor as first shown
 */
export async function listSeenPeople(
  db: Database,
  viewer: string,
  ids: readonly string[],
  seeker?: SeekerValues,
) {
  const asked = { viewer, ids: [viewer, ...ids] };
  // The score compares the love answers of two members, the only cross-member read of them.
  const rows = await acrossMembers(() =>
    seeker ? suiting(db).execute({ ...seeker, ...asked }) : everyone(db).execute(asked),
  );
  return new Map(
    rows.map(({ love, activities, life, view, hidden, ...row }) => [
      row.profile.id,
      {
        ...row,
        answers: { love, activities, life },
        hidden: new Set(hidden),
        view: view
          ? {
              mine: view.my_version,
              theirs: view.their_version,
              points: view.love_points,
              comparedOn: view.compared_on,
            }
          : undefined,
      },
    ]),
  );
}

/**
 * Both match each other’s criteria, or the person accepted the member as first shown, so that edits hide nobody (D9).
 */
function suits(me: Seeker): SQL {
  return sql`((${seekGenders(me)} AND ${suitsMe(me)} AND ${acceptsMe(me)}) OR c.id IN (${acceptedWhenShown(me)}))`;
}

/** Lists the ids that a member may keep seeing. @param evenPassed includes ids that the member has passed */
export async function listStaying(
  db: Database,
  ids: readonly string[],
  seeker: SeekerValues,
  { evenPassed = false }: { evenPassed?: boolean } = {},
): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const { rows } = await acrossMembers(() =>
    db.execute<{ id: string }>(sql`
      SELECT c.id FROM match_cards c WHERE c.id IN (${idList(ids)}) AND ${suits(seeker)}
        AND c.id NOT IN (${evenPassed ? keptApartFrom(seeker.id) : excludedFor(seeker.id)})`),
  );
  return new Set(rows.map(({ id }) => id));
}
