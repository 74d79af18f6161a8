import { EnvError } from '#platform/env.ts';
import { addressPseudonym } from '#platform/pseudonym.ts';
import { agreeLedger } from './agree-ledger.ts';
import { listJournals, NO_JOURNAL, readJournals } from './erasure-journal.ts';
import {
  endRestored,
  isRestored,
  listBroughtBack,
  listBroughtBackAmong,
  listUnrecognised,
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
