import type { Database } from '#platform/database/client.ts';
import { EnvError } from '#platform/env.ts';
import { addressPseudonym } from '#platform/pseudonym.ts';
import {
  appendErasures,
  type Erasures,
  latestOf,
  listJournals,
  NO_JOURNAL,
  readJournals,
} from './erasure-journal.ts';
import {
  endRestored,
  enterLedger,
  isRestored,
  listBroughtBack,
  listUnrecognised,
  readLedger,
  setPeople,
} from './ledger-store.ts';
import { type ErasingServices, eraseMember } from './shared/erase-member.ts';

/**
 * Repeats erasures that a restored backup has undone (D5, security.md 60): those of accounts older than their ledger
 * entry. Call it before serving requests or sending mails.
 * @returns how many were erased again
 * @throws EnvError after a restore, when there is no journal
 */
export async function replayErasures(services: ErasingServices): Promise<number> {
  const { db, env, secret } = services;
  const journals = await readJournals(env);
  const isFirstStart = await isRestored(db);
  if (isFirstStart) requireJournal(env, journals);
  await mergeErasures(db, journals);
  await recognisePeople(db, secret);
  let again = 0;
  for (const member of await listBroughtBack(db))
    if ((await eraseMember(services, member, { reason: 'again' })) === 'erased') again += 1;
  if (isFirstStart) await endRestored(db);
  return again;
}

/** Without a journal, members erased since the backup would silently be back. */
function requireJournal(env: ErasingServices['env'], journals: ReadonlyMap<string, Erasures>): void {
  if (env.ERASURES_DIR === NO_JOURNAL || [...journals.values()].some(({ size }) => size > 0)) return;
  throw new EnvError(
    `La base vient d’une sauvegarde, et il n’y a pas de journal d’effacements (${listJournals(env).join(', ')})\u202f: les personnes effacées depuis seraient de retour. Copiez-y celui des nœuds, puis redémarrez. S’il n’existe pas, ou s’il est perdu\u202f: ERASURES_DIR=none pour ce démarrage.`,
  );
}

/**
 * Gives the ledger and each journal what the other has: a restored ledger lacks the latest erasures, a journal those of
 * other nodes and of a node that crashed before writing its line.
 */
async function mergeErasures(db: Database, journals: ReadonlyMap<string, Erasures>): Promise<void> {
  const ledger = await readLedger(db);
  const all = latestOf([ledger, ...journals.values()].flatMap((erasures) => [...erasures]));
  const lackedBy = (known: Erasures) =>
    new Map([...all].filter(([person, erasedAt]) => erasedAt > (known.get(person) ?? new Date(0))));
  await enterLedger(db, lackedBy(ledger));
  for (const [journal, erasures] of journals) await appendErasures(journal, lackedBy(erasures));
}

/** Stores the pseudonyms of accounts whose sign-up is not finished. */
async function recognisePeople(db: Database, secret: string): Promise<void> {
  let unknown = await listUnrecognised(db);
  while (unknown.length > 0) {
    await setPeople(
      db,
      unknown.map(({ id, email }) => ({ id, person: addressPseudonym(secret, email) })),
    );
    unknown = await listUnrecognised(db);
  }
}
