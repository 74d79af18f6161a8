import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { teamMoment } from '#browser/team-time.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { FailureAlert } from '#ui/failure-alert.tsx';
import { notify } from '#ui/toasts.tsx';
import type { OwnAppointment } from '../contract.ts';
import { appointmentsApi } from './shared/api.ts';

const FAILED = 'Votre rendez-vous n’a pas pu être annulé. Rien n’a changé\u202f: réessayez dans un instant.';

export function CancelAppointment({ appointment: { id, startsAt } }: { appointment: OwnAppointment }) {
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
        Annuler
        <span className="sr-only"> le rendez-vous</span>
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
