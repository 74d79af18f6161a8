import { teamMoment } from '#browser/team-time.ts';
import { ATTENDANCES, type Attendance } from '#member/workshops/rules.ts';
import { ATTENDANCE_LABELS, workshopOf } from '#member/workshops/texts.ts';
import { classNames } from '#ui/class-names.ts';
import { useDeskChange } from '#ui/desk/use-desk-change.ts';
import { FailureAlert } from '#ui/failure-alert.tsx';
import type { DateParticipant, DeskDate } from '../contract.ts';
import { deskWorkshopsApi } from './shared/api.ts';

/** Attendance person by person; a second press removes the tick. */
export function AttendanceCard({ date }: { date: DeskDate }) {
  const tick = useDeskChange(deskWorkshopsApi, deskWorkshopsApi.tick.mutationOptions());
  const seated = date.people.filter(({ status }) => status === 'registered');
  const pendingOf = ({ registration }: DateParticipant) =>
    tick.isPending && tick.variables.registration === registration ? tick.variables.attendance : undefined;
  return (
    <li className="grid gap-x-6 gap-y-3 border-t border-filet py-4 first:border-t-0 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)]">
      <div>
        <h3 className="text-base wrap-anywhere">{workshopOf(date.workshopId).title}</h3>
        <p className="text-encre-2 first-letter:uppercase">{teamMoment(new Date(date.startsAt))}</p>
        <p className="text-encre-2">Avec {date.coach.name}</p>
      </div>
      <div className="grid gap-3">
        {seated.length === 0 ? <p className="text-encre-2">Personne n’était inscrit.</p> : null}
        {seated.map((person) => (
          <Presence
            key={person.registration}
            person={person}
            shown={pendingOf(person) === undefined ? person.attendance : (pendingOf(person) ?? null)}
            onTick={(attendance) =>
              tick.mutate({ id: date.id, registration: person.registration, attendance })
            }
          />
        ))}
        <FailureAlert
          error={tick.error}
          failed="Cette présence n’a pas été notée : réessayez dans un instant."
        />
      </div>
    </li>
  );
}

interface PresenceProps {
  person: DateParticipant;
  shown: Attendance | null;
  onTick: (attendance: Attendance | null) => void;
}

function Presence({ person, shown, onTick }: PresenceProps) {
  return (
    <fieldset className="flex flex-wrap items-center gap-2">
      <legend className="py-2.5 max-sm:w-full sm:float-left sm:mr-3 sm:min-w-28 font-medium wrap-anywhere">
        {person.firstName}
      </legend>
      {ATTENDANCES.map((attendance) => (
        <button
          key={attendance}
          type="button"
          aria-pressed={shown === attendance}
          onClick={() => onTick(shown === attendance ? null : attendance)}
          className={classNames(
            'inline-flex min-h-11 items-center rounded-full border-[1.5px] px-4 font-medium transition-colors',
            shown === attendance
              ? 'border-prune bg-prune text-reserve'
              : 'border-bord bg-carte hover:border-prune hover:bg-papier',
          )}
        >
          {ATTENDANCE_LABELS[attendance]}
        </button>
      ))}
    </fieldset>
  );
}
