import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '#platform/database/client.ts';
import type { ScoreView } from '../rules.ts';
import { scoreViews } from './tables.ts';

/** What a viewer was shown of these people’s love answers, by id. */
export async function listScoreViews(
  db: Database,
  viewer: string,
  ids: readonly string[],
): Promise<Map<string, ScoreView>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select()
    .from(scoreViews)
    .where(and(eq(scoreViews.viewer_id, viewer), inArray(scoreViews.person_id, [...ids])));
  return new Map(
    rows.map((row) => [
      row.person_id,
      { versions: row.versions, personVersion: row.their_version, points: row.love_points },
    ]),
  );
}

/** Remembers what a viewer is shown; under the lock of the viewer. */
export async function saveScoreViews(
  tx: Database,
  viewer: string,
  views: readonly (readonly [person: string, view: ScoreView])[],
): Promise<void> {
  if (views.length === 0) return;
  await tx
    .insert(scoreViews)
    .values(
      views.map(([person_id, { versions, personVersion, points }]) => ({
        viewer_id: viewer,
        person_id,
        versions: [...versions],
        their_version: personVersion,
        love_points: points,
      })),
    )
    .onConflictDoUpdate({
      target: [scoreViews.viewer_id, scoreViews.person_id],
      set: {
        versions: sql`excluded.versions`,
        their_version: sql`excluded.their_version`,
        love_points: sql`excluded.love_points`,
      },
    });
}
