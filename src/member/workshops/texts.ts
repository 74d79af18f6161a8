import type { Attendance, WorkshopId } from './rules.ts';
import { BEFORE_THE_DATE, EARLY_RELATIONSHIP, ON_THE_DATE, RIGHT_PEOPLE } from './texts/about-meeting.ts';
import {
  EMOTIONAL_DEPENDENCY,
  FEAR_OF_ABANDONMENT,
  PAST_RELATIONSHIP,
  SELF_CONFIDENCE,
} from './texts/about-oneself.ts';
import type { Workshop } from './texts/workshop.ts';

/** Displayed durations (spec 1 §9). */
export const DURATION_LABELS: Record<Workshop['durationMinutes'], string> = {
  45: '45\u00a0min',
  120: '2\u00a0h',
};

export const ATTENDANCE_LABELS: Record<Attendance, string> = {
  present: 'Présence',
  absent: 'Absence',
  excused: 'Absence excusée',
};

/** The eight workshops, by number (spec 1 §3). They are content: only their dates are in the database. */
export const WORKSHOPS: readonly Workshop[] = [
  SELF_CONFIDENCE,
  FEAR_OF_ABANDONMENT,
  EMOTIONAL_DEPENDENCY,
  PAST_RELATIONSHIP,
  BEFORE_THE_DATE,
  ON_THE_DATE,
  EARLY_RELATIONSHIP,
  RIGHT_PEOPLE,
];

/** The order on the dashboard; the first is the webinar of the week (spec 1 §3). */
export const FEATURED_WORKSHOPS: readonly [WorkshopId, ...WorkshopId[]] = [8, 5, 6, 7];

/** Returns the workshop with this number; undefined if it is not in the catalogue. */
export function findWorkshop(id: number): Workshop | undefined {
  return WORKSHOPS.find((workshop) => workshop.id === id);
}

/** Shown until the team has named the leader of a workshop. */
export const NOT_SAID_YET = 'une personne de notre équipe';

/** Returns the workshop with this id. @throws RangeError if it is not in the catalogue, which types rule out */
export function workshopOf(id: WorkshopId): Workshop {
  const workshop = findWorkshop(id);
  if (!workshop) throw new RangeError(`No workshop ${id}`);
  return workshop;
}
