import type { Services } from '#platform/services.ts';
import { listChecks } from '#platform/unfinished.ts';
import { listInvented, readPublicPeople } from './public-people.ts';
import { readReadiness } from './readiness-store.ts';

/** Items production requires to start, then recommended ones. */
export async function listOpeningChecks({ db, env, clock }: Services) {
  const now = clock.now();
  const invented = listInvented(await readPublicPeople(db));
  const required = listChecks(env, invented, now).map(({ about, done }) => ({ about, done, required: true }));
  const prepared = {
    ...(await readReadiness(db, now)),
    DANGER_CONTACTS: env.DANGER_CONTACTS.length > 0,
    TURN_URL: env.TURN_URL !== undefined,
  };
  return [
    ...required,
    ...Object.entries(prepared).map(([about, done]) => ({ about, done, required: false })),
  ];
}
