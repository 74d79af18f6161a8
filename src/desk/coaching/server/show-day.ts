import { listPeople } from '#desk/workshops/server/store.ts';
import { parisDay } from '#lib/french-date.ts';
import { addDays, parisInstant } from '#lib/paris-time.ts';
import { findCoachOfStaff } from '#member/coaches/server/store.ts';
import { isWorkshopId } from '#member/workshops/rules.ts';
import { coachAmong } from '#member/workshops/server/shared/date-coach.ts';
import { readTeam } from '#member/workshops/server/shared/leader-store.ts';
import { roomOf } from '#member/workshops/server/shared/room.ts';
import { listDatesBetween } from '#member/workshops/server/store.ts';
import type { Services } from '#platform/services.ts';
import { listAwaiting } from './store.ts';

/** What stands at the top of a coach's page: the dates of the day that they lead, and who waits for an answer. */
export async function showDay(services: Services, staff: { id: string }) {
  const { db, clock } = services;
  const coach = await findCoachOfStaff(db, staff.id);
  if (!coach) return { coach: null, today: [], waiting: [] };
  const today = parisDay(clock.now());
  const [begin, end] = [parisInstant(today, '00:00'), parisInstant(addDays(today, 1), '00:00')];
  const team = await readTeam(db);
  const dates = (await listDatesBetween(db, begin, end)).filter(
    (date) => coachAmong(team, date).id === coach.id,
  );
  const people = await listPeople(
    db,
    dates.map(({ id }) => id),
  );
  return {
    coach: { id: coach.id, firstName: coach.first_name },
    today: dates.flatMap((date) =>
      isWorkshopId(date.workshop_id)
        ? [
            {
              id: date.id,
              workshopId: date.workshop_id,
              startsAt: date.starts_at.toISOString(),
              people: people
                .filter(({ dateId, status }) => dateId === date.id && status === 'registered')
                .map(({ firstName }) => firstName),
              hasRoom: roomOf(services, date) !== null,
            },
          ]
        : [],
    ),
    waiting: await listAwaiting(db, coach.id),
  };
}
