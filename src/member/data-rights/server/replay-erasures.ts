import { personOf } from '#platform/person-of.ts';
import { appendErasure, readJournal } from './erasure-journal.ts';
import { enterLedger, listBroughtBack, listLedger, listUnrecognised, setPeople } from './erasure-store.ts';
import { type ErasingServices, eraseMember } from './shared/erase-member.ts';

/**
 * Repeats erasures undone by a restored backup (D5, security.md 60): accounts older than their ledger entry. Call it
 * before serving or mailing.
 * @returns how many were erased again
 */
export async function replayErasures(services: ErasingServices): Promise<number> {
  const ledger = await agreedLedger(services);
  if (ledger.size === 0) return 0;
  await recognisePeople(services);
  let again = 0;
  for (const member of await listBroughtBack(services.db)) {
    if ((await eraseMember(services, member, { reason: 'again' })) === 'erased') again += 1;
  }
  return again;
}

/** Stores the pseudonym of accounts created since the last start. */
async function recognisePeople({ db, secret }: ErasingServices): Promise<void> {
  let unknown = await listUnrecognised(db);
  while (unknown.length > 0) {
    await setPeople(
      db,
      unknown.map(({ id, email }) => ({ id, person: personOf(secret, email) })),
    );
    unknown = await listUnrecognised(db);
  }
}

/** Merges ledger and journal in both directions. */
async function agreedLedger({ db, env }: ErasingServices): Promise<Map<string, Date>> {
  const [table, journal] = [await listLedger(db), await readJournal(env)];
  const agreed = new Map(table);
  for (const [person, erasedAt] of journal) {
    if (isLater(erasedAt, agreed.get(person))) agreed.set(person, erasedAt);
  }
  for (const [person, erasedAt] of agreed) {
    if (isLater(erasedAt, table.get(person))) await enterLedger(db, person, erasedAt);
    if (isLater(erasedAt, journal.get(person))) await appendErasure(env, person, erasedAt);
  }
  return agreed;
}

function isLater(instant: Date, than: Date | undefined): boolean {
  return than === undefined || instant > than;
}
