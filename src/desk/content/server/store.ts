import { and, asc, eq, lt, sql } from 'drizzle-orm';
import { DAY_MS } from '#lib/durations.ts';
import { coaches } from '#member/coaches/server/tables.ts';
import type { Database } from '#platform/database/client.ts';
import { placeRows } from '#platform/database/place-rows.ts';
import { PICTURES_AT } from '../rules.ts';
import { publicPictures, publicTeam, testimonials } from './tables.ts';

export type StoredTeamMember = typeof publicTeam.$inferSelect;
export type StoredTestimonial = typeof testimonials.$inferSelect;
type PeopleTable = typeof publicTeam | typeof testimonials;

export async function listTeamMembers(db: Database): Promise<StoredTeamMember[]> {
  return db.select().from(publicTeam).orderBy(asc(publicTeam.position), asc(publicTeam.id));
}

export async function listTestimonials(db: Database): Promise<StoredTestimonial[]> {
  return db.select().from(testimonials).orderBy(asc(testimonials.position), asc(testimonials.id));
}

export async function saveTeamMember(tx: Database, member: typeof publicTeam.$inferInsert): Promise<void> {
  const { id, ...columns } = member;
  await tx.insert(publicTeam).values(member).onConflictDoUpdate({ target: publicTeam.id, set: columns });
}

export async function saveTestimonial(
  tx: Database,
  testimonial: typeof testimonials.$inferInsert,
): Promise<void> {
  const { id, ...columns } = testimonial;
  await tx
    .insert(testimonials)
    .values(testimonial)
    .onConflictDoUpdate({ target: testimonials.id, set: columns });
}

export async function deleteRow(tx: Database, table: PeopleTable, id: string) {
  const [row] = await tx.delete(table).where(eq(table.id, id)).returning({ photo_url: table.photo_url });
  return row;
}

export const placeTeamMembers = (tx: Database, ids: readonly string[]) => placeRows(tx, publicTeam, ids);

export const placeTestimonials = (tx: Database, ids: readonly string[]) => placeRows(tx, testimonials, ids);

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
