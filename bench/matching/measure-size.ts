import { loadIndex } from '#member/matching/server/index/follow.ts';
import { SELECTION_SIZE } from '#member/rhythm/rules.ts';
import type { InsertedMember } from '#server/demo/insert-members.ts';
import { quantilesOf } from '../shared/quantiles.ts';
import { say } from '../shared/say.ts';
import { measureOwnChanges, measureUpdates } from './changes.ts';
import { measureEach } from './measure.ts';
import { copyInto, flatRows, passOver, scanFlat, visitedRows } from './memory-limit.ts';
import { serveSelection } from './serve-selection.ts';
import { measureIndex, measureRequests, measureSql, readQuestions, type Times } from './variants.ts';
import type { World } from './world.ts';

export const VARIANTS = {
  first: 'whole GET /api/selection, the first of a week',
  again: 'whole GET /api/selection, read again',
  index: 'the index alone',
  sql: 'SQL alone, prepared',
  flat: 'flat scan in memory, without cells',
  pass: 'a plain pass over the rows that the index visits',
  copy: 'a memory copy of the same bytes',
} as const;
export type Variant = keyof typeof VARIANTS;

export type Measured = {
  members: number;
  times: Record<Variant, Times>;
  bytesPerMember: number;
  loadSeconds: number;
  updatesPerSecond: number;
  ownChangeMs: number;
};

/** Everything about one size, of the real application with its index. */
export async function measureSize(world: World): Promise<Measured> {
  const { database, viewers, warmUp, members } = world;
  const server = await serveSelection(database, [...viewers, ...warmUp]);
  try {
    const { rows, bytes, loadSeconds } = server.index.state();
    say(`Index of ${rows.toLocaleString('en')} cards loaded in ${loadSeconds.toFixed(1)} s`);
    const questions = await readQuestions(database.db, [...viewers, ...warmUp]);
    const { first, again } = await measureRequests(world, server);
    const index = await measureIndex(world, questions);
    const sql = await measureSql(world, questions, server);
    const limits = await measureLimits(world, questions);
    const updatesPerSecond = await measureUpdates(world, server);
    const ownChangeMs = quantilesOf(await measureOwnChanges(world, questions)).p50;
    return {
      members: members.length,
      times: { first, again, index, sql, ...limits },
      bytesPerMember: bytes / rows,
      loadSeconds,
      updatesPerSecond,
      ownChangeMs,
    };
  } finally {
    await server.stop();
  }
}

/** What the memory of this machine allows for the rows that each viewer's ranking visits. */
async function measureLimits(
  { database, viewers, warmUp }: World,
  questions: Awaited<ReturnType<typeof readQuestions>>,
): Promise<Record<'flat' | 'pass' | 'copy', Times>> {
  const { index } = await loadIndex(database.db);
  const cardOf = (viewer: InsertedMember) => {
    const card = questions.get(viewer)?.card;
    if (!card) throw new Error(`${viewer.id} has no card`);
    return card;
  };
  const visited = new Map(
    [...viewers, ...warmUp].map((viewer) => [viewer, visitedRows(index, cardOf(viewer))] as const),
  );
  const rowsOf = (viewer: InsertedMember) => visited.get(viewer) ?? [];
  const words = (rows: readonly Int32Array[]) => rows.reduce((sum, { length }) => sum + length, 0);
  const target = new Int32Array(Math.max(...[...visited.values()].map(words)));
  const flat = flatRows(index);
  if (words(flat) === 0) throw new Error('The flat scan has no rows');
  return {
    flat: await measureEach(viewers, warmUp, (viewer) => {
      if (scanFlat(index, flat, cardOf(viewer)).length > 4 * SELECTION_SIZE) throw new Error('Too many');
    }),
    pass: await measureEach(viewers, warmUp, (viewer) => passOver(rowsOf(viewer))),
    copy: await measureEach(viewers, warmUp, (viewer) => copyInto(target, rowsOf(viewer))),
  };
}
