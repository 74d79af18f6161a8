import { describeError } from '#platform/log.ts';
import {
  appendErasures,
  appendMark,
  type Erasures,
  type JournalMark,
  listJournals,
  readSince,
  readTail,
  type Tail,
} from './erasure-journal.ts';
import {
  type AgreedMark,
  enterLedger,
  findMark,
  lastEntry,
  ledgerBetween,
  storeMark,
} from './ledger-store.ts';
import type { ErasingServices } from './shared/erase-member.ts';

type Agreement = {
  /** People whose accounts must be looked for; undefined means everyone in the ledger. */
  people: ReadonlySet<string> | undefined;
  isEmpty: boolean;
  /** Call it once those accounts are erased: a start that stops before then looks for them again. */
  settle: () => Promise<void>;
};

/**
 * Merges the ledger and the journals in both directions, from their last common mark. Reads a journal without a known
 * mark (new, truncated, replaced) whole, and compares the whole ledger.
 */
export async function agreeLedger(services: Pick<ErasingServices, 'db' | 'env' | 'log'>): Promise<Agreement> {
  const { db, env } = services;
  const tails = new Map<string, Tail<AgreedMark>>();
  for (const journal of listJournals(env)) {
    const tail = await readTail(journal, (marks) => findMark(db, marks));
    await enterLedger(db, tail.erased);
    tails.set(journal, tail);
  }
  const last = await lastEntry(db);
  const people = new Set([...tails.values()].flatMap(({ erased }) => [...erased.keys()]));
  const settled: (() => Promise<void>)[] = [];
  for (const [journal, tail] of tails) {
    const isLonger = await appendMissing(services, journal, tail, last);
    if (!isLonger && tail.erased.size === 0) continue;
    const marked = await markAgreed(services, journal, tail);
    for (const person of marked.erased.keys()) people.add(person);
    const { mark } = marked;
    if (mark) settled.push(() => storeMark(db, { ...mark, number: last }, tail.mark?.id));
  }
  const isWhole = [...tails.values()].some(({ mark }) => mark === undefined);
  return {
    people: isWhole ? undefined : people,
    isEmpty: last === 0,
    async settle() {
      for (const settle of settled) await settle();
    },
  };
}

/** Entries that the journal lacks: an erasure by another node, or one whose node crashed before writing the line. */
async function appendMissing(
  { db }: Pick<ErasingServices, 'db'>,
  journal: string,
  { mark, erased }: Tail<AgreedMark>,
  last: number,
): Promise<boolean> {
  let isLonger = false;
  for await (const entries of ledgerBetween(db, mark?.number ?? 0, last)) {
    const missing = new Map([...entries].filter(([person, at]) => isLater(at, erased.get(person))));
    await appendErasures(journal, missing);
    isLonger ||= missing.size > 0;
  }
  return isLonger;
}

/**
 * Also enters the lines that another node wrote before the mark meanwhile. A journal that rejects the mark is read
 * again at each start.
 */
async function markAgreed(
  { db, log }: Pick<ErasingServices, 'db' | 'log'>,
  journal: string,
  { size }: Tail<AgreedMark>,
): Promise<{ mark: JournalMark | undefined; erased: Erasures }> {
  try {
    const id = await appendMark(journal);
    const { erased, position } = await readSince(journal, size, id);
    await enterLedger(db, erased);
    return { mark: position === undefined ? undefined : { id, position }, erased };
  } catch (error) {
    log('warn', 'erasure-mark-failed', describeError(error));
    return { mark: undefined, erased: new Map() };
  }
}

function isLater(instant: Date, than: Date | undefined): boolean {
  return than === undefined || instant > than;
}
