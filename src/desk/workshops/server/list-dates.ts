import type { StaffRole } from '#desk/staff/rules.ts';
import { DAY_MS } from '#lib/durations.ts';
import { versionOf } from '#lib/version-of.ts';
import { findCoachOfStaff } from '#member/coaches/server/store.ts';
import { type PlannedDate, WORKSHOP_IDS } from '#member/workshops/rules.ts';
import { coachAmong } from '#member/workshops/server/shared/date-coach.ts';
import { roomOf } from '#member/workshops/server/shared/find-clash.ts';
import { readTeam } from '#member/workshops/server/shared/leader-store.ts';
import { listMissingDates } from '#member/workshops/server/store.ts';
import type { Services } from '#platform/services.ts';
import type { DeskDate } from '../contract.ts';
import { leads, PAST_DATES_DAYS } from '../rules.ts';
import { listDatesSince, listPeople } from './store.ts';

type Colleague = { id: string; roles: readonly StaffRole[] };

/** Returns the data of the workshop dates page for a colleague. */
export async function listDates(services: Services, staff: Colleague) {
  const { db, clock } = services;
  const now = clock.now();
  const team = await readTeam(db);
  const { coaches } = team;
  const me = (await findCoachOfStaff(db, staff.id))?.id;
  const colleague = { roles: staff.roles, coach: me };
  const since = new Date(now.getTime() - PAST_DATES_DAYS * DAY_MS);
  const written = await listDatesSince(db, since);
  const people = await listPeople(
    db,
    written.map(({ id }) => id),
  );

  function asShown(date: (typeof written)[number] | PlannedRow): DeskDate {
    const coach = coachAmong(team, date);
    const own = leads(colleague, coach.id);
    const theirs = people.filter(({ dateId }) => dateId === date.id);
    const room = roomOf(services, date);
    return {
      id: date.id,
      workshopId: date.workshop_id,
      startsAt: date.starts_at.toISOString(),
      plannedAt: date.planned_at?.toISOString() ?? null,
      cancelReason: date.cancel_reason,
      coach: { id: coach.id ?? null, name: coach.name },
      room: own ? room : null,
      hasRoom: room !== null,
      taken: theirs.filter(({ status }) => status === 'registered').length,
      waiting: theirs.filter(({ status }) => status === 'waiting').length,
      own,
      people: own ? theirs : [],
      version: versionOf(dateFields(services, date, coach.id)),
    };
  }

  const planned = (await listMissingDates(db, now)).map(asRow);
  const shown = [...written, ...planned]
    .toSorted((a, b) => a.starts_at.getTime() - b.starts_at.getTime())
    .map(asShown);
  const isComing = ({ startsAt }: DeskDate) => startsAt > now.toISOString();
  const isPast = (date: DeskDate) => date.own && date.cancelReason === null && !isComing(date);
  return {
    coming: shown.filter(isComing),
    past: shown.filter(isPast).toReversed(),
    coaches: coaches.map(({ id, first_name, last_name }) => ({ id, name: `${first_name} ${last_name}` })),
    leaders: WORKSHOP_IDS.map((workshopId) => {
      const { id, name } = coachAmong(team, { coach_id: null, workshop_id: workshopId });
      const coach = { id: id ?? null, name };
      return { workshopId, coach, version: versionOf({ coach: coach.id }) };
    }),
    me: me ?? null,
  };
}

type DateRow = { id: string; starts_at: Date; room_url: string | null };

/** The fields that the dialogs of a date change. */
export function dateFields(services: Services, date: DateRow, coach: string | undefined) {
  const startsAt = date.starts_at.toISOString();
  return { startsAt, coach: coach ?? null, room: roomOf(services, date) };
}

type PlannedRow = ReturnType<typeof asRow>;

/** A planned date that the job has not written yet. */
function asRow({ id, workshopId, startsAt }: PlannedDate) {
  const nothing = { planned_at: null, cancel_reason: null, coach_id: null, room_url: null };
  return { id, workshop_id: workshopId, starts_at: startsAt, ...nothing };
}
