import { type MatchIndex, startMatchIndex } from '#member/matching/server/index/start-index.ts';
import { type Database, type OpenDatabase, openPostgres } from '#platform/database/client.ts';
import { testDatabase } from './test-db.ts';

/** A node that holds the cards in memory: its connections, its index, and what it logged. */
export type MatchNode = { db: Database; index: MatchIndex; logged: string[]; stop: () => Promise<void> };

/** By itself it would follow in an hour: a test says when. */
const ONLY_WHEN_ASKED_MS = 3_600_000;

/** Indexes of several nodes on the database of the run, loaded; one on PGlite, which is of one process. */
export async function startMatchNodes(
  count: number,
  followEveryMs = ONLY_WHEN_ASKED_MS,
): Promise<MatchNode[]> {
  const { address } = await testDatabase();
  const nodes = Array.from({ length: address === undefined ? 1 : count }, () =>
    startNode(address, followEveryMs),
  );
  return Promise.all(nodes);
}

async function startNode(address: string | undefined, followEveryMs: number): Promise<MatchNode> {
  const database: OpenDatabase = address === undefined ? await testDatabase() : openPostgres(address);
  const logged: string[] = [];
  const { db } = database;
  const log = (_level: string, event: string) => void logged.push(event);
  const index = startMatchIndex({ roots: [db], db, log, followEveryMs });
  await index.ready;
  return {
    db,
    index,
    logged,
    stop: async () => {
      await index.stop();
      if (address !== undefined) await database.close();
    },
  };
}
