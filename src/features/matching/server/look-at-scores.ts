import type { Database } from '#platform/database/client.ts';
import { lockMembers } from '#platform/database/lock-members.ts';
import { compatibility, hasAnswered, lookAgain } from '../rules.ts';
import { listScoreViews, saveScoreViews } from './score-view-store.ts';
import { listPeople } from './store.ts';

/** Profiles and answers of a member and of the people looked at, with the love points to show of each. */
export type Looked = {
  people: Awaited<ReturnType<typeof listPeople>>;
  /** Only of those whose score exists. */
  lovePoints: Map<string, number>;
};

/**
 * Reads people together with the love points that the viewer may be shown of each (D9). Seeing someone with a set of
 * answers for the first time is written down, under the lock of the viewer: of two readings around a change of answers
 * none escapes the count.
 */
export async function lookAtScores(db: Database, me: string, ids: readonly string[]): Promise<Looked> {
  const { fresh, ...looked } = await compare(db, me, ids);
  if (fresh.length === 0) return looked;
  return db.transaction(async (tx) => {
    await lockMembers(tx, [me]);
    const { fresh: counted, ...again } = await compare(tx, me, ids);
    await saveScoreViews(tx, me, counted);
    return again;
  });
}

/**
 * The same for someone of the team: what the viewer would be shown now, and nothing is written down. It uses none of the
 * viewer’s sets of answers, and tells no more than the viewer’s own screens would (D9).
 */
export async function peekAtScores(db: Database, viewer: string, ids: readonly string[]): Promise<Looked> {
  const { people, lovePoints } = await compare(db, viewer, ids);
  return { people, lovePoints };
}

async function compare(db: Database, me: string, ids: readonly string[]) {
  const people = await listPeople(db, [me, ...ids]);
  const views = await listScoreViews(db, me, ids);
  const mine = people.get(me);
  const looks = ids.flatMap((id) => {
    const theirs = people.get(id);
    if (!mine || !theirs || !hasAnswered(mine.answers) || !hasAnswered(theirs.answers)) return [];
    const versions = { mine: mine.answers.love.version, theirs: theirs.answers.love.version };
    const { parts } = compatibility(mine.answers, theirs.answers);
    return [[id, lookAgain(views.get(id), versions, parts.love)] as const];
  });
  return {
    people,
    lovePoints: new Map(looks.map(([id, { points }]) => [id, points])),
    fresh: looks.filter(([id, view]) => views.get(id) !== view),
  };
}
