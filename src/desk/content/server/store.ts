import { and, arrayContains, asc, eq, isNull } from 'drizzle-orm';
import { staff } from '#desk/staff/server/tables.ts';
import type { Database } from '#platform/database/client.ts';
import type { MayBeNobody } from '../rules.ts';
import { publicTeam, testimonials, withdrawnExamples } from './tables.ts';

export type StoredTeamMember = typeof publicTeam.$inferSelect;
export type StoredTestimonial = typeof testimonials.$inferSelect;

export async function listTeamMembers(db: Database): Promise<StoredTeamMember[]> {
  return db.select().from(publicTeam).orderBy(asc(publicTeam.position), asc(publicTeam.id));
}

export async function listTestimonials(db: Database): Promise<StoredTestimonial[]> {
  return db.select().from(testimonials).orderBy(asc(testimonials.position), asc(testimonials.id));
}

export async function listWithdrawn(db: Database): Promise<MayBeNobody[]> {
  return (await db.select().from(withdrawnExamples)).map(({ kind }) => kind);
}

export async function withdrawExamples(tx: Database, kind: MayBeNobody, now: Date): Promise<void> {
  await tx.insert(withdrawnExamples).values({ kind, withdrawn_at: now }).onConflictDoNothing();
}

export async function restoreExamples(tx: Database, kind: MayBeNobody): Promise<void> {
  await tx.delete(withdrawnExamples).where(eq(withdrawnExamples.kind, kind));
}

export async function saveTeamMember(tx: Database, member: typeof publicTeam.$inferInsert): Promise<void> {
  const { id, ...columns } = member;
  await tx.insert(publicTeam).values(member).onConflictDoUpdate({ target: publicTeam.id, set: columns });
}

export async function deleteTeamMember(tx: Database, id: string): Promise<StoredTeamMember | undefined> {
  const [row] = await tx.delete(publicTeam).where(eq(publicTeam.id, id)).returning();
  return row;
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

export async function deleteTestimonial(tx: Database, id: string): Promise<StoredTestimonial | undefined> {
  const [row] = await tx.delete(testimonials).where(eq(testimonials.id, id)).returning();
  return row;
}

/** @param ids all ids of the list, once each */
export async function placeRows(
  tx: Database,
  table: typeof publicTeam | typeof testimonials,
  ids: readonly string[],
): Promise<void> {
  for (const [position, id] of ids.entries())
    await tx.update(table).set({ position }).where(eq(table.id, id));
}

export async function listCoachColleagues(db: Database) {
  return db
    .select({ id: staff.id, firstName: staff.first_name, email: staff.email })
    .from(staff)
    .where(and(arrayContains(staff.roles, ['coach']), isNull(staff.disabled_at)))
    .orderBy(asc(staff.first_name), asc(staff.id));
}
