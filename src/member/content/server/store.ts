import { sql } from 'drizzle-orm';
import type { Database } from '#platform/database/client.ts';
import { type Banner, type BannerPlace, isBannerShown, type ShownBanner } from '../rules.ts';
import { banner } from './tables.ts';

const THE_ONE = 1;

/** Finds the stored banner, active or not. */
export async function findBanner(db: Database): Promise<Banner | undefined> {
  const [row] = await db.select().from(banner);
  return row && { ...row, from: row.from_at, until: row.until_at };
}

/** Finds the banner currently shown on the public pages. */
export async function findBannerOfSite(db: Database, now: Date): Promise<ShownBanner | null> {
  return shownIn(await findBanner(db), 'site', now);
}

/** The stored banner as a column of another statement, so that a session takes one query. */
export const BANNER_COLUMN = sql`(SELECT jsonb_build_object(
  'text', text, 'link', link, 'place', place, 'from', from_at, 'until', until_at) FROM banner)`;
export type BannerColumn = (Omit<Banner, 'from' | 'until'> & { from: string; until: string }) | null;

/** Returns the banner currently shown in the application. @param column result of `BANNER_COLUMN` */
export function shownInApp(column: BannerColumn, now: Date): ShownBanner | null {
  const stored = column && { ...column, from: new Date(column.from), until: new Date(column.until) };
  return shownIn(stored ?? undefined, 'app', now);
}

function shownIn(
  stored: Banner | undefined,
  where: Exclude<BannerPlace, 'both'>,
  now: Date,
): ShownBanner | null {
  if (!stored || !isBannerShown(stored, where, now)) return null;
  return { text: stored.text, link: stored.link };
}

/** Upserts the single banner. */
export async function upsertBanner(tx: Database, { from, until, ...typed }: Banner): Promise<void> {
  const columns = { ...typed, from_at: from, until_at: until };
  await tx
    .insert(banner)
    .values({ id: THE_ONE, ...columns })
    .onConflictDoUpdate({ target: banner.id, set: columns });
}
