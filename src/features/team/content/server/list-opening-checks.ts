import type { Services } from '#platform/services.ts';
import { listChecks } from '#platform/unfinished.ts';
import { listInvented, readPublicPeople } from './public-people.ts';
import { readReadiness } from './readiness-store.ts';

/** What a site that opens must not lack, then what its team prepares: without the latter it starts all the same. */
export async function listOpeningChecks({ db, env, clock }: Services) {
  const now = clock.now();
  const invented = listInvented(await readPublicPeople(db));
  const ready = await readReadiness(db, now);
  const required = listChecks(env, invented, now).map(({ about, done }) => ({ about, done, required: true }));
  const prepared = {
    roles: ready.emptyRoles.length === 0,
    pictures: ready.coachesHavePictures,
    leaders: ready.ledWorkshops,
    slots: ready.offersSlots,
    hours: ready.saysHours,
    DANGER_CONTACTS: env.DANGER_CONTACTS.length > 0,
    TURN_URL: env.TURN_URL !== undefined,
  };
  return [
    ...required,
    ...Object.entries(prepared).map(([about, done]) => ({ about, done, required: false })),
  ];
}
