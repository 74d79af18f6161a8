import { personOf } from '#platform/person-of.ts';
import { agreeLedger } from './agree-ledger.ts';
import { listBroughtBack, listBroughtBackAmong, listUnrecognised, setPeople } from './ledger-store.ts';
import { type ErasingServices, eraseMember } from './shared/erase-member.ts';

/**
 * Repeats erasures undone by a restored backup (D5, security.md 60): accounts older than their ledger entry. Call it
 * before serving or mailing.
 * @returns how many were erased again
 */
export async function replayErasures(services: ErasingServices): Promise<number> {
  const { people, isEmpty, settle } = await agreeLedger(services);
  if (isEmpty) return 0;
  const among = await recognisePeople(services);
  const again = among + (await eraseAgain(services, await listBroughtBack(services.db, people)));
  await settle();
  return again;
}

/** Stores the pseudonym of accounts created since the last start, and erases those that a backup brought back before. */
async function recognisePeople(services: ErasingServices): Promise<number> {
  const { db, secret } = services;
  let again = 0;
  let unknown = await listUnrecognised(db);
  while (unknown.length > 0) {
    const people = unknown.map(({ id, email }) => ({ id, person: personOf(secret, email) }));
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
