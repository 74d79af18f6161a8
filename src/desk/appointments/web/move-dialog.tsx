import { useQueries } from '@tanstack/react-query';
import { currentTime } from '#browser/clock.ts';
import { teamMoment } from '#browser/team-time.ts';
import { ChangeDialog } from '#desk/staff/web/shared/change-dialog.tsx';
import { parisDay } from '#lib/french-date.ts';
import { addDays } from '#lib/paris-time.ts';
import { bookingVerdict } from '#member/appointments/rules.ts';
import { FailureAlert } from '#ui/failure-alert.tsx';
import { SelectField } from '#ui/select-field.tsx';
import type { OpenedAppointment } from '../contract.ts';
import { deskAppointmentsApi } from './shared/api.ts';

const NO_OTHER = 'Vous n’avez pas d’autre créneau libre pour ce rendez-vous. Ouvrez-en un d’abord.';
const NOT_READ = 'Vos créneaux n’ont pas tous pu être lus. Vérifiez votre connexion, puis réessayez.';
/** Weeks in which one looks for another time. */
const WEEKS = [0, 1, 2, 3, 4];

interface MoveDialogProps {
  appointment: OpenedAppointment;
  onClose: () => void;
}

/** To another of one's own free times; the member is told. */
export function MoveDialog({ appointment: { id, kind, guest }, onClose }: MoveDialogProps) {
  const today = parisDay(currentTime());
  const weeks = useQueries({
    queries: WEEKS.map((week) =>
      deskAppointmentsApi.week.queryOptions({ input: { day: addDays(today, 7 * week) } }),
    ),
  });
  const free = weeks
    .flatMap(({ data }) => data?.slots ?? [])
    .filter((slot) => slot.kind === kind && bookingVerdict(new Date(slot.startsAt), currentTime()) === 'ok');
  const failure = weeks.find(({ error }) => error)?.error;
  const hasNone = free.length === 0 && weeks.every(({ isSuccess }) => isSuccess);
  return (
    <ChangeDialog
      title="Déplacer ce rendez-vous"
      submitLabel="Déplacer"
      cancelLabel="Garder l’horaire"
      missing={hasNone ? NO_OTHER : null}
      api={deskAppointmentsApi}
      change={deskAppointmentsApi.move.mutationOptions()}
      inputOf={(typed) => ({ id, slotId: typed('slot') })}
      said={`${guest.firstName} reçoit un e-mail avec le nouvel horaire.`}
      onClose={onClose}
    >
      <FailureAlert error={failure} failed={NOT_READ} />
      {hasNone ? (
        <p>{NO_OTHER}</p>
      ) : (
        <SelectField
          label="Nouvel horaire"
          name="slot"
          placeholder="Choisissez parmi vos créneaux libres"
          required
          choices={free.map(({ id: value, startsAt }) => ({
            value,
            label: teamMoment(new Date(startsAt)),
          }))}
        />
      )}
    </ChangeDialog>
  );
}
