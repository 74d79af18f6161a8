import { asc } from 'drizzle-orm';
import type { Database } from '#platform/database/client.ts';
import { placeRows } from '#platform/database/place-rows.ts';
import { SERVICE_QUESTIONS } from '../texts/questions.ts';
import { serviceQuestions } from './tables.ts';

export async function listQuestions(db: Database) {
  return db.select().from(serviceQuestions).orderBy(asc(serviceQuestions.position), asc(serviceQuestions.id));
}

/** @returns undefined while there is no question at all: the page of the build stays */
export async function listShownQuestions(db: Database) {
  const rows = await listQuestions(db);
  if (rows.length === 0) return undefined;
  return rows.flatMap(({ shown, question, answer }) => (shown ? { question, answer } : []));
}

/** A new one comes last. */
export async function upsertQuestion(
  tx: Database,
  { id, ...columns }: Omit<typeof serviceQuestions.$inferInsert, 'position'>,
): Promise<void> {
  const position = ((await listQuestions(tx)).at(-1)?.position ?? -1) + 1;
  await tx
    .insert(serviceQuestions)
    .values({ id, ...columns, position })
    .onConflictDoUpdate({ target: serviceQuestions.id, set: columns });
}

/** The questions of the build, once: into an empty table. Several nodes may try at the same time. */
export async function importQuestions(db: Database): Promise<void> {
  if ((await db.$count(serviceQuestions)) > 0) return;
  const rows = SERVICE_QUESTIONS.map((question, position) => ({ ...question, position }));
  await db.insert(serviceQuestions).values(rows).onConflictDoNothing();
}

export const placeQuestions = (tx: Database, ids: readonly string[]) => placeRows(tx, serviceQuestions, ids);
