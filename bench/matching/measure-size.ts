import { measureRequests, measureSql, readQuestions, type Times } from './variants.ts';
import type { World } from './world.ts';
import { serveSelection } from './serve-selection.ts';

export const VARIANTS = {
  first: 'whole GET /api/selection, the first of a week',
  again: 'whole GET /api/selection, read again',
  sql: 'the ranking statement alone, prepared',
} as const;
export type Variant = keyof typeof VARIANTS;

export type Measured = { members: number; times: Record<Variant, Times> };

/** Measures one size with the real application. */
export async function measureSize(world: World): Promise<Measured> {
  const { database, viewers, warmUp, members } = world;
  const server = await serveSelection(database, [...viewers, ...warmUp]);
  try {
    const questions = await readQuestions(database.db, [...viewers, ...warmUp]);
    const { first, again } = await measureRequests(world, server);
    const sql = await measureSql(world, questions, server);
    return { members: members.length, times: { first, again, sql } };
  } finally {
    await server.stop();
  }
}
