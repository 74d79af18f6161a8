import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { useDeskChange } from '#desk/staff/web/shared/use-desk-change.ts';
import { frenchMoment, parisDay } from '#lib/french-date.ts';
import { addDays } from '#lib/paris-time.ts';
import { bookingVerdict } from '#member/appointments/rules.ts';
import { FormDialog } from '#ui/form-dialog.tsx';
import { SelectField } from '#ui/select-field.tsx';
import type { OpenedAppointment } from '../contract.ts';
import { CHANGE_FAILED } from './change-failed.ts';
import { deskAppointmentsApi } from './shared/api.ts';

/** Weeks in which one looks for another time. */
const WEEKS = [0, 1, 2, 3, 4];

interface MoveDialogProps {
  appointment: OpenedAppointment;
  onClose: () => void;
}

/** To another of one's own free times; the member is told. */
export function MoveDialog({ appointment: { id, kind, guest }, onClose }: MoveDialogProps) {
  const [slotId, setSlotId] = useState('');
  const today = parisDay(new Date());
  const weeks = useQueries({
    queries: WEEKS.map((week) =>
      deskAppointmentsApi.week.queryOptions({ input: { day: addDays(today, 7 * week) } }),
    ),
  });
  const free = weeks
    .flatMap(({ data }) => data?.slots ?? [])
    .filter((slot) => slot.free && slot.kind === kind)
    .filter(({ startsAt }) => bookingVerdict(new Date(startsAt), new Date()) === 'ok');
  const move = useDeskChange(deskAppointmentsApi, deskAppointmentsApi.move.mutationOptions(), {
    said: `${guest.firstName} reçoit un e-mail avec le nouvel horaire.`,
    onDone: onClose,
  });

  return (
    <FormDialog
      title="Déplacer ce rendez-vous"
      size="small"
      submitLabel="Déplacer"
      cancelLabel="Garder l’horaire"
      missing={slotId === '' ? 'Choisissez d’abord un nouvel horaire.' : null}
      field="select"
      pending={move.isPending}
      error={move.error}
      failed={CHANGE_FAILED}
      onSubmit={() => move.mutate({ id, slotId })}
      onClose={onClose}
    >
      {free.length === 0 && weeks.every(({ isPending }) => !isPending) ? (
        <p>Vous n’avez pas d’autre créneau libre pour ce rendez-vous. Ouvrez-en un d’abord.</p>
      ) : (
        <SelectField
          label="Nouvel horaire"
          placeholder="Choisissez parmi vos créneaux libres"
          value={slotId}
          onChange={(event) => setSlotId(event.target.value)}
          choices={free.map(({ id: value, startsAt }) => ({
            value,
            label: frenchMoment(new Date(startsAt)),
          }))}
        />
      )}
    </FormDialog>
  );
}
