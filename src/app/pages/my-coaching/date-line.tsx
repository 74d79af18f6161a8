import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CalendarCheck, Hourglass } from 'lucide-react';
import { useState } from 'react';
import { errorSentence } from '#browser/api/error-sentence.ts';
import { coachesApi } from '#features/accompaniment/coaches/web/shared/api.ts';
import type { MyWorkshopDate } from '#features/accompaniment/workshops/contract.ts';
import { DATE_STATUS_LABELS } from '#features/accompaniment/workshops/rules.ts';
import { workshopsApi } from '#features/accompaniment/workshops/web/shared/api.ts';
import { frenchMoment } from '#lib/french-date.ts';
import { Alert } from '#ui/alert.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { notify } from '#ui/toasts.tsx';

const CANCEL_FAILED = 'Votre place n’a pas pu être rendue. Rien n’a changé : réessayez dans un instant.';

/** One registered date: its date, its status, and the way out while there is one. */
export function DateLine({ date, title }: { date: MyWorkshopDate; title: string }) {
  const [asking, setAsking] = useState(false);
  const queryClient = useQueryClient();
  const moment = frenchMoment(new Date(date.startsAt));
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
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-filet py-3 first:border-t-0 last:pb-0">
      <div className="grid gap-0.5">
        <time dateTime={date.startsAt} className="font-medium first-letter:uppercase">
          {moment}
        </time>
        {waiting ? (
          <span className="text-sm text-encre-2">{`N°\u00a0${date.rank} sur la liste d’attente`}</span>
        ) : null}
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        {date.status === 'completed' ? (
          <Badge tone="sauge" icon={CalendarCheck}>
            {DATE_STATUS_LABELS.completed}
          </Badge>
        ) : (
          <>
            <Badge tone="abricot" icon={Hourglass}>
              {DATE_STATUS_LABELS.pending}
            </Badge>
            <Button
              variant="quiet"
              size="small"
              className="-mr-4 max-sm:-ml-2"
              onClick={() => setAsking(true)}
            >
              Annuler
              <span className="sr-only">{` la séance du ${moment}`}</span>
            </Button>
          </>
        )}
      </div>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={waiting ? 'Quitter la liste d’attente ?' : 'Rendre votre place ?'}
        description={`« ${title} », ${moment}. ${
          waiting ? 'Vous perdrez votre rang.' : 'Elle ira à la première personne de la liste d’attente.'
        }`}
        confirmLabel={waiting ? 'Quitter la liste' : 'Rendre ma place'}
        cancelLabel="Garder"
        pending={cancel.isPending}
        pendingLabel="Annulation…"
        onConfirm={() => cancel.mutate({ id: date.id })}
      >
        {cancel.error ? <Alert tone="error">{errorSentence(cancel.error, CANCEL_FAILED)}</Alert> : null}
      </ConfirmDialog>
    </li>
  );
}
