import { appendFile, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Env } from '#platform/env.ts';

const FILE = 'erasures.txt';

type Places = Pick<Env, 'DATA_DIR'> & Partial<Pick<Env, 'ERASURES_DIR'>>;

/**
 * A copy outside the database, because a restored backup has an old ledger; `ERASURES_DIR` adds one on another machine.
 * One keyed hash and instant per line; starts a new line after one cut by a crash.
 */
export async function appendErasure(places: Places, person: string, erasedAt: Date): Promise<void> {
  for (const directory of listPlaces(places)) {
    await mkdir(directory, { recursive: true });
    await appendFile(join(directory, FILE), `\n${person} ${erasedAt.toISOString()}\n`, { flush: true });
  }
}

/** Latest erasure per person; a truncated line is skipped. */
export async function readJournal(places: Places): Promise<Map<string, Date>> {
  const read = listPlaces(places).map((directory) => readFile(join(directory, FILE), 'utf8').catch(() => ''));
  const erased = new Map<string, Date>();
  for (const line of (await Promise.all(read)).join('\n').split('\n')) {
    const [person, instant] = line.split(' ');
    const erasedAt = new Date(instant ?? '');
    if (!person || Number.isNaN(erasedAt.getTime())) continue;
    const known = erased.get(person);
    if (known === undefined || erasedAt > known) erased.set(person, erasedAt);
  }
  return erased;
}

function listPlaces({ DATA_DIR, ERASURES_DIR }: Places): string[] {
  return ERASURES_DIR === undefined ? [DATA_DIR] : [DATA_DIR, ERASURES_DIR];
}
