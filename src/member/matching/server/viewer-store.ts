import { eq, sql } from 'drizzle-orm';
import { DAY_MS } from '#lib/durations.ts';
import { parisDay } from '#lib/french-date.ts';
import { matchCards, profiles, searchPreferences } from '#member/profile/server/tables.ts';
import { builtOnce } from '#platform/database/built-once.ts';
import type { Database } from '#platform/database/client.ts';
import { weekStart } from '../rules.ts';
import { excludedFor, type LocatedCard, leftPlace, leftSince, located } from './criteria-store.ts';
import type { SelectionFace } from './plan-selection.ts';

export type Viewer = {
  id: string;
  paused: boolean;
  /** Undefined for a member who has not set a search or is hidden for now. */
  card: LocatedCard | undefined;
  chosenAt: Date | undefined;
  /** People shown lately, including those passed or contacted, in the order of ids. */
  faces: SelectionFace[];
  /** Ids that are never proposed. */
  excluded: string[];
  /** `basisOf` the week’s precomputed proposals; null without any. */
  composedOn: string | null;
  /** Conversations that count towards the limit (D4), and opening times of the last 24 hours. */
  opened: number;
  /** Open conversations, opened by either side. */
  conversations: number;
  openedAt: Date[];
};

const id = sql.placeholder('id');

const viewer = builtOnce((db) =>
  db
    .select({
      card: matchCards,
      latitude: profiles.latitude,
      longitude: profiles.longitude,
      pausedAt: profiles.paused_at,
      chosenAt: searchPreferences.chosen_at,
      left: leftPlace(id, sql.placeholder('leftSince')),
      faces: sql<StoredFace[]>`faces_of(${id})`,
      excluded: sql<string[]>`ARRAY(${excludedFor(id)})`,
      composedOn: sql<string | null>`(
        SELECT basis FROM compositions WHERE user_id = ${id} AND week = ${sql.placeholder('week')}::timestamptz)`,
      opened: sql<number>`(
        SELECT count(*)::int FROM chat_contacts WHERE user_id = ${id} AND opened AND closure IS NULL)`,
      conversations: sql<number>`(
        SELECT count(*)::int FROM chat_contacts WHERE user_id = ${id} AND closure IS NULL)`,
      openedAt: sql<string[]>`(
        SELECT coalesce(json_agg(opened_at), '[]') FROM chat_openings
        WHERE user_id = ${id} AND opened_at > ${sql.placeholder('dayAgo')}::timestamptz)`,
    })
    .from(profiles)
    .leftJoin(matchCards, eq(matchCards.id, profiles.id))
    .leftJoin(searchPreferences, eq(searchPreferences.id, profiles.id))
    .where(eq(profiles.id, id))
    .prepare('viewer'),
);

/** Loads a member in one statement, built once and planned once per connection; undefined without a profile. */
export async function findViewer(db: Database, id: string, now: Date): Promise<Viewer | undefined> {
  const today = parisDay(now);
  const dayAgo = new Date(now.getTime() - DAY_MS).toISOString();
  const [row] = await viewer(db).execute({
    id,
    leftSince: leftSince(today),
    dayAgo,
    week: weekStart(now).toISOString(),
  });
  if (!row) return undefined;
  return {
    id,
    paused: row.pausedAt !== null,
    card: row.card ? located(row.card, row) : undefined,
    chosenAt: row.chosenAt ?? undefined,
    faces: row.faces.map(faceFrom),
    excluded: row.excluded,
    composedOn: row.composedOn,
    opened: row.opened,
    conversations: row.conversations,
    openedAt: row.openedAt.map((at) => new Date(at)),
  };
}

/** A face as returned by `faces_of`: id, first shown, place taken, last shown; times in ms. */
export type StoredFace = [string, number, number | null, number];

function faceFrom([id, introduced, admitted, shown]: StoredFace): SelectionFace {
  return {
    id,
    introducedAt: new Date(introduced),
    admittedAt: admitted === null ? null : new Date(admitted),
    shownAt: new Date(shown),
  };
}
