import { asc, eq } from 'drizzle-orm';
import type { Database } from '#platform/database/client.ts';
import { publicTeam, testimonials } from './tables.ts';

type PeopleTable = typeof publicTeam | typeof testimonials;

export async function listTeamMembers(db: Database): Promise<(typeof publicTeam.$inferSelect)[]> {
  return db.select().from(publicTeam).orderBy(asc(publicTeam.position), asc(publicTeam.id));
}

export async function listTestimonials(db: Database): Promise<(typeof testimonials.$inferSelect)[]> {
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

/** @param ids all ids of the list, once each */
export async function placeRows(tx: Database, table: PeopleTable, ids: readonly string[]): Promise<void> {
  for (const [position, id] of ids.entries())
    await tx.update(table).set({ position }).where(eq(table.id, id));
}
