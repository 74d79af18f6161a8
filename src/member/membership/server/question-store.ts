import { asc } from 'drizzle-orm';
import type { Database } from '#platform/database/client.ts';
import { placeRows } from '#platform/database/place-rows.ts';
import { SERVICE_QUESTIONS } from '../texts.ts';
import { serviceQuestions } from './tables.ts';

/** Lists all questions in display order. */
export async function listQuestions(db: Database) {
  return db.select().from(serviceQuestions).orderBy(asc(serviceQuestions.position), asc(serviceQuestions.id));
}

/** Lists the visible questions. @returns undefined if none is stored, so that the page of the build stays */
export async function listShownQuestions(db: Database) {
  const rows = await listQuestions(db);
  if (rows.length === 0) return undefined;
  return rows.flatMap(({ shown, question, answer }) => (shown ? { question, answer } : []));
}

/** Upserts a question; a new one comes last. */
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

/** Imports the questions of the build into an empty table, once, even from several nodes. */
export async function importQuestions(db: Database): Promise<void> {
  if ((await db.$count(serviceQuestions)) > 0) return;
  const rows = SERVICE_QUESTIONS.map((question, position) => ({ ...question, position }));
  await db.insert(serviceQuestions).values(rows).onConflictDoNothing();
}

/** Stores the display order of questions. */
export const placeQuestions = (tx: Database, ids: readonly string[]) => placeRows(tx, serviceQuestions, ids);
