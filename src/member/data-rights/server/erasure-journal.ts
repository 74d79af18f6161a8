import { appendFile, mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Env } from '#platform/env.ts';

const FILE = 'erasures.txt';

type Places = Pick<Env, 'DATA_DIR'> & Partial<Pick<Env, 'ERASURES_DIR'>>;
export type Erasures = ReadonlyMap<string, Date>;

/** Value of `ERASURES_DIR` for an operator without a journal after a restore. */
export const NO_JOURNAL = 'none';

/**
 * Returns the journal paths. They lie outside the database, because a restored backup has an old ledger; `ERASURES_DIR`
 * adds one on another machine.
 */
export function listJournals({ DATA_DIR, ERASURES_DIR }: Places): string[] {
  const elsewhere = ERASURES_DIR === undefined || ERASURES_DIR === NO_JOURNAL ? [] : [ERASURES_DIR];
  return [DATA_DIR, ...elsewhere].map((place) => join(place, FILE));
}

/** Appends one line per erasure: keyed hash and instant. Starts on a new line after a line cut by a crash. */
export async function appendErasures(journal: string, erasures: Erasures): Promise<void> {
  if (erasures.size === 0) return;
  const lines = [...erasures].map(([person, erasedAt]) => `\n${person} ${erasedAt.toISOString()}\n`);
  await mkdir(dirname(journal), { recursive: true });
  await appendFile(journal, lines.join(''), { flush: true });
}

/** Returns the latest erasure per person of each journal. Skips a truncated line; an unreadable file counts as empty. */
export async function readJournals(places: Places): Promise<Map<string, Erasures>> {
  const read = listJournals(places).map(async (journal) => {
    const lines = (await readFile(journal, 'latin1').catch(() => '')).split('\n');
    return [journal, latestOf(lines.map(parse))] as const;
  });
  return new Map(await Promise.all(read));
}

function parse(line: string): [person: string, erasedAt: Date] {
  const [person = '', instant = ''] = line.split(' ');
  return [person, new Date(instant)];
}

/** Returns the latest valid instant per person. */
export function latestOf(erasures: Iterable<readonly [string, Date]>): Map<string, Date> {
  const latest = new Map<string, Date>();
  for (const [person, erasedAt] of erasures)
    if (erasedAt > (latest.get(person) ?? new Date(0))) latest.set(person, erasedAt);
  return latest;
}
