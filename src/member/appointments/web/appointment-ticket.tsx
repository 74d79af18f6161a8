import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Check, Video } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { teamMoment } from '#browser/team-time.ts';
import { useNow } from '#browser/use-now.ts';
import { TEAM_CALL_PATH } from '#lib/paths.ts';
import { CalendarLink } from '#mechanisms/calendar/web/shared/calendar-link.tsx';
import { PlanTicket } from '#mechanisms/calendar/web/shared/plan-ticket.tsx';
import { Button } from '#ui/button.tsx';
import { buttonStyle } from '#ui/button-style.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { FailureAlert } from '#ui/failure-alert.tsx';
import { notify } from '#ui/toasts.tsx';
import type { OwnAppointment } from '../contract.ts';
import { APPOINTMENT_MINUTES, CALL_OPENS_BEFORE_MINUTES, callPhaseOf } from '../rules.ts';
import { KIND_NAMES } from '../texts.ts';
import { appointmentsApi } from './shared/api.ts';

interface AppointmentTicketProps {
  appointment: OwnAppointment;
  /** « Déplacer », where slots can be chosen. */
  move?: ReactNode;
}

/** A booked appointment: its time, host, means and actions. */
export function AppointmentTicket({ appointment, move }: AppointmentTicketProps) {
  const now = useNow();
  const { id, kind, startsAt, hostName, means, phone } = appointment;
  const how = means === 'call' ? 'en appel dans le site' : `au\u00a0${phone ?? 'numéro que vous avez donné'}`;
  return (
    <PlanTicket
      title={KIND_NAMES[kind]}
      heading="h2"
      tone="sauge"
      startsAt={startsAt}
      now={now}
      status={
        <p className="text-sm font-semibold text-sauge">
          <Check aria-hidden="true" className="mr-1.5 mb-0.5 inline size-4" strokeWidth={3} />
          Rendez-vous pris
        </p>
      }
      details={`Avec ${hostName}, ${how}, ${APPOINTMENT_MINUTES[kind]}\u00a0minutes`}
    >
      {means === 'call' ? <JoinCall appointment={appointment} now={now} /> : null}
      <CalendarLink href={`/api/appointments/${encodeURIComponent(id)}/calendar`} />
      {new Date(startsAt) > now ? (
        <>
          {move}
          <CancelAppointment appointment={appointment} />
        </>
      ) : null}
    </PlanTicket>
  );
}

/** « Rejoindre l’appel », shown from a few minutes before the start. */
function JoinCall({ appointment, now }: { appointment: OwnAppointment; now: Date }) {
  const { id, kind, startsAt, room } = appointment;
  const begins = new Date(startsAt);
  const isOpen = room === 'open' || callPhaseOf({ kind, startsAt: begins, beganAt: null }, now) === 'open';
  if (!isOpen)
    return (
      <>
        <p id={`rejoindre-${id}`} className="basis-full text-sm">
          «{'\u202f'}Rejoindre l’appel{'\u202f'}» s’ouvre {CALL_OPENS_BEFORE_MINUTES} minutes avant.
        </p>
        <Button size="small" disabled aria-describedby={`rejoindre-${id}`}>
          <Video aria-hidden="true" />
          Rejoindre l’appel
        </Button>
      </>
    );
  return (
    // A full page load: only the call page may use camera and microphone.
    <a
      href={`${TEAM_CALL_PATH}?rendez-vous=${encodeURIComponent(id)}`}
      className={buttonStyle({ size: 'small' })}
    >
      <Video aria-hidden="true" />
      Rejoindre l’appel
    </a>
  );
}

const FAILED = 'Votre rendez-vous n’a pas pu être annulé. Rien n’a changé\u202f: réessayez dans un instant.';

function CancelAppointment({ appointment: { id, startsAt } }: { appointment: OwnAppointment }) {
  const [asking, setAsking] = useState(false);
  const queryClient = useQueryClient();
  const cancel = useMutation(
    appointmentsApi.cancel.mutationOptions({
      onSuccess: async () => {
        setAsking(false);
        notify.success('Votre rendez-vous est annulé.');
        await queryClient.invalidateQueries({ queryKey: appointmentsApi.key() });
      },
    }),
  );
  return (
    <>
      <Button variant="quiet" size="small" onClick={() => setAsking(true)}>
        Annuler le rendez-vous
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={'Annuler ce rendez-vous\u202f?'}
        description={`${teamMoment(new Date(startsAt))}. Vous pourrez en prendre un autre quand vous le souhaitez.`}
        confirmLabel="Annuler le rendez-vous"
        cancelLabel="Le garder"
        pending={cancel.isPending}
        pendingLabel="Annulation…"
        onConfirm={() => cancel.mutate({ id })}
      >
        <FailureAlert error={cancel.error} failed={FAILED} />
      </ConfirmDialog>
    </>
  );
}
