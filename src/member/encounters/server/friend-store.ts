import { and, eq, sql } from 'drizzle-orm';
import type { PlanPlaces } from '#mechanisms/calendar/rules.ts';
import type { Database } from '#platform/database/client.ts';
import { FRIEND_LINK_MS, type PlaceKind } from '../rules.ts';
import { meetingPlacesOf } from './store.ts';
import { friendLinks } from './tables.ts';

export async function findLinkOf(db: Database, me: string, dateId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ id: friendLinks.id })
    .from(friendLinks)
    .where(and(eq(friendLinks.user_id, me), eq(friendLinks.date_id, dateId)));
  return row?.id;
}

/** Creates the link of a member for a date, once. @returns its id */
export async function insertFriendLink(
  db: Database,
  link: typeof friendLinks.$inferInsert,
): Promise<string | undefined> {
  await db.insert(friendLinks).values(link).onConflictDoNothing();
  return findLinkOf(db, link.user_id, link.date_id);
}

export async function deleteLink(db: Database, me: string, dateId: string): Promise<void> {
  await db.delete(friendLinks).where(and(eq(friendLinks.user_id, me), eq(friendLinks.date_id, dateId)));
}

/** Data that a link reveals: where, when, and the first name of the date partner. */
export type SharedDate = {
  places: PlanPlaces;
  startsAt: Date;
  firstName: string;
  place: { kind: PlaceKind; name: string };
};

/** Returns undefined if the date was cancelled, is being rescheduled, or ended over a day ago. */
export async function findSharedDate(db: Database, id: string, now: Date): Promise<SharedDate | undefined> {
  type Row = {
    agreed_at: Date | string;
    place_kind: PlaceKind;
    place_name: string;
    first_name: string;
  } & Record<'city' | 'city_code' | 'own_city' | 'own_city_code', string>;
  const since = new Date(now.getTime() - FRIEND_LINK_MS).toISOString();
  const { rows } = await db.execute<Row>(sql`
    SELECT e.agreed_at, e.place_kind, e.place_name, p.first_name, p.city, p.city_code,
      own.city AS own_city, own.city_code AS own_city_code
    FROM friend_links l JOIN encounters e ON e.id = l.date_id AND e.agreed_at > ${since}::timestamptz
    JOIN people p ON p.id = CASE WHEN e.proposer_id = l.user_id THEN e.invited_id ELSE e.proposer_id END
    JOIN people own ON own.id = l.user_id
    WHERE l.id = ${id}`);
  const [row] = rows;
  return (
    row && {
      startsAt: new Date(row.agreed_at),
      firstName: row.first_name,
      places: meetingPlacesOf(
        { city: row.own_city, code: row.own_city_code },
        { city: row.city, code: row.city_code },
      ),
      place: { kind: row.place_kind, name: row.place_name },
    }
  );
}

/** Deletes links whose date is gone or ended over a day ago. */
export async function eraseDeadLinks(db: Database, now: Date): Promise<void> {
  const since = new Date(now.getTime() - FRIEND_LINK_MS).toISOString();
  await db.execute(sql`
    DELETE FROM friend_links l WHERE NOT EXISTS (
      SELECT FROM encounters e WHERE e.id = l.date_id
        AND (e.agreed_at IS NULL OR e.agreed_at > ${since}::timestamptz))`);
}
