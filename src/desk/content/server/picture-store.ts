import { and, eq, lt, sql } from 'drizzle-orm';
import { DAY_MS } from '#lib/durations.ts';
import { coaches } from '#member/coaches/server/tables.ts';
import type { Database } from '#platform/database/client.ts';
import { PICTURES_AT } from '../rules.ts';
import { publicPictures, publicTeam, testimonials } from './tables.ts';

const addressOf = sql`${`${PICTURES_AT}/`}::text || ${publicPictures.id} || '.webp'`;
const isUsed = sql`
  EXISTS (SELECT FROM ${coaches} WHERE ${coaches.photo_url} = ${addressOf})
  OR EXISTS (SELECT FROM ${publicTeam} WHERE ${publicTeam.photo_url} = ${addressOf})
  OR EXISTS (SELECT FROM ${testimonials} WHERE ${testimonials.photo_url} = ${addressOf})`;

export function pictureUrl(id: string): string {
  return `${PICTURES_AT}/${id}.webp`;
}

export async function insertPublicPicture(
  tx: Database,
  id: string,
  webp: Uint8Array,
  now: Date,
): Promise<void> {
  await tx.insert(publicPictures).values({ id, webp, created_at: now });
}

export async function findPicture(db: Database, id: string): Promise<Uint8Array | undefined> {
  const [row] = await db.select().from(publicPictures).where(eq(publicPictures.id, id));
  return row?.webp;
}

/** Deletes the picture unless another person still uses it. */
export async function dropPicture(tx: Database, url: string | null): Promise<void> {
  if (url === null) return;
  await tx.delete(publicPictures).where(and(sql`${addressOf} = ${url}`, sql`NOT (${isUsed})`));
}

/** Deletes pictures older than a day that no card uses. */
export async function dropForgottenPictures(tx: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - DAY_MS);
  await tx.delete(publicPictures).where(and(lt(publicPictures.created_at, before), sql`NOT (${isUsed})`));
}
