import { asc, eq } from 'drizzle-orm';
import type { Database } from '#platform/database/client.ts';
import { placeRows } from '#platform/database/place-rows.ts';
import { publicTeam, testimonials } from './tables.ts';

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
