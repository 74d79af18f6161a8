import { appendFile, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const FILE = 'erasures.txt';

/**
 * A second copy of the ledger, outside of the database: a backup that is put back brings an old ledger with it.
 * One line per erasure, a keyed hash and an instant; it begins anew after a line that a crash cut short.
 */
export async function appendErasure(directory: string, person: string, erasedAt: Date): Promise<void> {
  await mkdir(directory, { recursive: true });
  await appendFile(join(directory, FILE), `\n${person} ${erasedAt.toISOString()}\n`, { flush: true });
}

/** Every erasure of the journal with its latest instant; a line cut short by a crash is passed over. */
export async function readJournal(directory: string): Promise<Map<string, Date>> {
  const text = await readFile(join(directory, FILE), 'utf8').catch(() => '');
  const erased = new Map<string, Date>();
  for (const line of text.split('\n')) {
    const [person, instant] = line.split(' ');
    const erasedAt = new Date(instant ?? '');
    if (person && !Number.isNaN(erasedAt.getTime())) erased.set(person, erasedAt);
  }
  return erased;
}
