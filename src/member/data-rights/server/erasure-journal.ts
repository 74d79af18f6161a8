import { randomUUID } from 'node:crypto';
import { appendFile, mkdir, open, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Env } from '#platform/env.ts';

const FILE = 'erasures.txt';
/** Usually more than was written since the last start. */
const TAIL_BYTES = 64 * 1024;
const MARK = /^#([0-9a-f-]{36})$/gm;

type Places = Pick<Env, 'DATA_DIR'> & Partial<Pick<Env, 'ERASURES_DIR'>>;
export type Erasures = ReadonlyMap<string, Date>;
/** A random line: a file with this line at the same position has the same lines before it. */
export type JournalMark = { id: string; position: number };
/** `erased`: lines after the mark. `size`: file size in bytes. */
export type Tail<Mark extends JournalMark> = { mark: Mark | undefined; erased: Erasures; size: number };

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
  await append(
    journal,
    [...erasures].map(([person, erasedAt]) => `\n${person} ${erasedAt.toISOString()}\n`),
  );
}

/** Appends a mark. @returns its id */
export async function appendMark(journal: string): Promise<string> {
  const id = randomUUID();
  await append(journal, [`\n#${id}\n`]);
  return id;
}

/** Returns the latest erasure per person in all journals; skips a truncated line. */
export async function readJournals(places: Places): Promise<Erasures> {
  const read = listJournals(places).map((journal) => readFile(journal, 'latin1').catch(() => ''));
  return parse((await Promise.all(read)).join('\n'));
}

/** Reads backwards up to a mark that `find` knows, otherwise the whole file. An unreadable file counts as empty. */
export async function readTail<Mark extends JournalMark>(
  journal: string,
  find: (marks: JournalMark[]) => Promise<Mark | undefined>,
): Promise<Tail<Mark>> {
  for (let bytes = TAIL_BYTES; ; bytes *= 2) {
    const { text, start, size } = await readEnd(journal, bytes);
    const mark = await find(listMarks(text, start));
    if (mark === undefined && start > 0) continue;
    return { mark, erased: parse(mark ? text.slice(mark.position - start) : text), size };
  }
}

/** Returns the erasures appended after `size` bytes, by any node, and the position of the mark. */
export async function readSince(
  journal: string,
  size: number,
  mark: string,
): Promise<{ erased: Erasures; position: number | undefined }> {
  const { text, start } = await readEnd(journal, Number.POSITIVE_INFINITY, size);
  return { erased: parse(text), position: listMarks(text, start).find(({ id }) => id === mark)?.position };
}

async function append(journal: string, lines: readonly string[]): Promise<void> {
  if (lines.length === 0) return;
  await mkdir(dirname(journal), { recursive: true });
  await appendFile(journal, lines.join(''), { flush: true });
}

/** The file is ASCII, so positions in the text are byte offsets. @param from first byte to read */
async function readEnd(journal: string, bytes: number, from = 0) {
  const file = await open(journal, 'r').catch(() => undefined);
  if (!file) return { text: '', start: 0, size: 0 };
  try {
    const { size } = await file.stat();
    const start = Math.max(from, size - bytes);
    const { buffer, bytesRead } = await file.read(Buffer.alloc(Math.max(0, size - start)), {
      position: start,
    });
    return { text: buffer.toString('latin1', 0, bytesRead), start, size };
  } finally {
    await file.close();
  }
}

function listMarks(text: string, start: number): JournalMark[] {
  return [...text.matchAll(MARK)].map(({ 1: id = '', index }) => ({ id, position: start + index }));
}

function parse(text: string): Erasures {
  const erased = new Map<string, Date>();
  for (const line of text.split('\n')) {
    const [person, instant] = line.split(' ');
    const erasedAt = new Date(instant ?? '');
    if (!person || Number.isNaN(erasedAt.getTime())) continue;
    const known = erased.get(person);
    if (known === undefined || erasedAt > known) erased.set(person, erasedAt);
  }
  return erased;
}
