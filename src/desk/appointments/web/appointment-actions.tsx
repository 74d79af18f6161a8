import { CalendarX, MoveRight, Play } from 'lucide-react';
import { useState } from 'react';
import { useNow } from '#browser/use-now.ts';
import { ConfirmChange } from '#desk/staff/web/shared/change-dialog.tsx';
import { Button } from '#ui/button.tsx';
import type { OpenedAppointment } from '../contract.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { OpenCallLink } from './open-call-link.tsx';
import { OutcomeButtons } from './outcome-buttons.tsx';
import { deskAppointmentsApi } from './shared/api.ts';

type Asking = 'begin' | 'move' | 'cancel' | null;

/** What one may do with an appointment now: before it begins, during, and after. */
export function AppointmentActions({ appointment }: { appointment: OpenedAppointment }) {
  const { id, state, room, startsAt, means, guest } = appointment;
  const now = useNow();
  const [asking, setAsking] = useState<Asking>(null);
  const isAhead = state === 'booked' && new Date(startsAt) > now;
  return (
    <div className="flex flex-wrap gap-2">
      {room === 'open' ? <OpenCallLink id={id} /> : null}
      {isAhead && room !== 'open' ? (
        <Button size="small" variant="secondary" onClick={() => setAsking('begin')}>
          <Play aria-hidden="true" />
          Commencer maintenant
        </Button>
      ) : null}
      {isAhead ? (
        <>
          <Button size="small" variant="secondary" onClick={() => setAsking('move')}>
            <MoveRight aria-hidden="true" />
            Déplacer
          </Button>
          <Button size="small" variant="quiet" onClick={() => setAsking('cancel')}>
            <CalendarX aria-hidden="true" />
            Annuler
          </Button>
        </>
      ) : null}
      <OutcomeButtons appointment={appointment} />
      {asking === 'begin' ? (
        <ConfirmChange
          title={'Commencer maintenant\u202f?'}
          description={`À faire quand vous en êtes convenus. ${guest.firstName} reçoit un e-mail${
            means === 'call' ? ' et peut aussitôt rejoindre l’appel' : ''
          }\u202f; l’horaire prévu est abandonné.`}
          confirmLabel="Commencer"
          api={deskAppointmentsApi}
          change={deskAppointmentsApi.begin.mutationOptions()}
          input={{ id }}
          onClose={() => setAsking(null)}
        />
      ) : null}
      {asking === 'move' ? <MoveDialog appointment={appointment} onClose={() => setAsking(null)} /> : null}
      {asking === 'cancel' ? (
        <CancelDialog id={id} firstName={guest.firstName} onClose={() => setAsking(null)} />
      ) : null}
    </div>
  );
}
