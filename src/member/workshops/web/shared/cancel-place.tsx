import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { teamMoment } from '#browser/team-time.ts';
import { coachesApi } from '#member/coaches/web/shared/api.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { FailureAlert } from '#ui/failure-alert.tsx';
import { notify } from '#ui/toasts.tsx';
import type { MyWorkshopDate } from '../../contract.ts';
import { workshopOf } from '../../texts.ts';
import { workshopsApi } from './api.ts';

const CANCEL_FAILED = 'Votre place n’a pas pu être rendue. Rien n’a changé : réessayez dans un instant.';

/** « Annuler »: the way out of a date, after a question that says what is lost. */
export function CancelPlace({ date }: { date: MyWorkshopDate }) {
  const [asking, setAsking] = useState(false);
  const queryClient = useQueryClient();
  const moment = teamMoment(new Date(date.startsAt));
  const waiting = date.mine === 'waiting';
  const cancel = useMutation(
    workshopsApi.cancel.mutationOptions({
      onSuccess: async () => {
        setAsking(false);
        notify.success(waiting ? 'Vous avez quitté la liste d’attente.' : 'Votre place est rendue.');
        await Promise.all([
          queryClient.invalidateQueries({ queryKey: workshopsApi.key() }),
          queryClient.invalidateQueries({ queryKey: coachesApi.key() }),
        ]);
      },
    }),
  );
  return (
    <>
      <Button variant="quiet" size="small" onClick={() => setAsking(true)}>
        Annuler
        <span className="sr-only">{` la séance du ${moment}`}</span>
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={waiting ? 'Quitter la liste d’attente ?' : 'Rendre votre place ?'}
        description={`« ${workshopOf(date.workshopId).title} », ${moment}. ${
          waiting ? 'Vous perdrez votre rang.' : 'Si quelqu’un attend une place, elle lui revient.'
        }`}
        confirmLabel={waiting ? 'Quitter la liste' : 'Rendre ma place'}
        cancelLabel="Garder"
        pending={cancel.isPending}
        pendingLabel="Annulation…"
        onConfirm={() => cancel.mutate({ id: date.id })}
      >
        <FailureAlert error={cancel.error} failed={CANCEL_FAILED} />
      </ConfirmDialog>
    </>
  );
}
