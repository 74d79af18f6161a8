import { EnvError } from '#platform/env.ts';
import { describeError } from '#platform/log.ts';
import { addressPseudonym } from '#platform/pseudonym.ts';
import {
  appendErasures,
  appendMark,
  type Erasures,
  type JournalMark,
  listJournals,
  NO_JOURNAL,
  readJournals,
  readSince,
  readTail,
  type Tail,
} from './erasure-journal.ts';
import {
  type AgreedMark,
  endRestored,
  enterLedger,
  findMark,
  isRestored,
  lastEntry,
  ledgerBetween,
  listBroughtBack,
  listBroughtBackAmong,
  listUnrecognised,
  setPeople,
  storeMark,
} from './ledger-store.ts';
import { type ErasingServices, eraseMember } from './shared/erase-member.ts';

/**
 * Repeats erasures that a restored backup has undone (D5, security.md 60): those of accounts older than their ledger
 * entry. Call it before serving requests or sending mails.
 * @returns how many were erased again
 * @throws EnvError after a restore, when there is no journal
 */
export async function replayErasures(services: ErasingServices): Promise<number> {
  const { db } = services;
  const isFirstStart = await isRestored(db);
  if (isFirstStart) await requireJournal(services);
  const { people, isEmpty, settle } = await agreeLedger(services);
  const again = isEmpty
    ? 0
    : (await recognisePeople(services)) + (await eraseAgain(services, await listBroughtBack(db, people)));
  if (!isEmpty) await settle();
  if (isFirstStart) await endRestored(db);
  return again;
}

/** Without a journal, members erased since the backup would silently be back. */
async function requireJournal({ env }: Pick<ErasingServices, 'env'>): Promise<void> {
  if (env.ERASURES_DIR === NO_JOURNAL || (await readJournals(env)).size > 0) return;
  throw new EnvError(
    `La base vient d’une sauvegarde, et il n’y a pas de journal d’effacements (${listJournals(env).join(', ')})\u202f: les personnes effacées depuis seraient de retour. Copiez-y celui des nœuds, puis redémarrez. S’il n’existe pas, ou s’il est perdu\u202f: ERASURES_DIR=none pour ce démarrage.`,
  );
}

/** Stores the pseudonyms of accounts created since the last start, and erases those that a backup restored. */
async function recognisePeople(services: ErasingServices): Promise<number> {
  const { db, secret } = services;
  let again = 0;
  let unknown = await listUnrecognised(db);
  while (unknown.length > 0) {
    const people = unknown.map(({ id, email }) => ({ id, person: addressPseudonym(secret, email) }));
    again += await eraseAgain(services, await listBroughtBackAmong(db, people));
    await setPeople(db, people);
    unknown = await listUnrecognised(db);
  }
  return again;
}

async function eraseAgain(services: ErasingServices, members: readonly string[]): Promise<number> {
  let again = 0;
  for (const member of members)
    if ((await eraseMember(services, member, { reason: 'again' })) === 'erased') again += 1;
  return again;
}

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
