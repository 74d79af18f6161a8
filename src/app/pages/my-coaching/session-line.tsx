import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CalendarCheck, Hourglass } from 'lucide-react';
import { useState } from 'react';
import { errorSentence } from '#browser/api/error-sentence.ts';
import { coachesApi } from '#features/accompaniment/coaches/web/shared/api.ts';
import type { MyWorkshopSession } from '#features/accompaniment/workshops/contract.ts';
import { SESSION_STATUS_LABELS } from '#features/accompaniment/workshops/rules.ts';
import { workshopsApi } from '#features/accompaniment/workshops/web/shared/api.ts';
import { frenchMoment } from '#lib/french-date.ts';
import { Alert } from '#ui/alert.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { notify } from '#ui/toasts.tsx';

const CANCEL_FAILED = 'Votre place n’a pas pu être rendue. Rien n’a changé : réessayez dans un instant.';

/** One registered session: its date, its status, and the way out while there is one. */
export function SessionLine({ session, title }: { session: MyWorkshopSession; title: string }) {
  const [asking, setAsking] = useState(false);
  const queryClient = useQueryClient();
  const moment = frenchMoment(new Date(session.startsAt));
  const waiting = session.mine === 'waiting';
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
        <time dateTime={session.startsAt} className="font-medium first-letter:uppercase">
          {moment}
        </time>
        {waiting ? (
          <span className="text-sm text-encre-2">{`N°\u00a0${session.rank} sur la liste d’attente`}</span>
        ) : null}
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        {session.status === 'completed' ? (
          <Badge tone="sauge" icon={CalendarCheck}>
            {SESSION_STATUS_LABELS.completed}
          </Badge>
        ) : (
          <>
            <Badge tone="abricot" icon={Hourglass}>
              {SESSION_STATUS_LABELS.pending}
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
        onConfirm={() => cancel.mutate({ id: session.id })}
      >
        {cancel.error ? <Alert tone="error">{errorSentence(cancel.error, CANCEL_FAILED)}</Alert> : null}
      </ConfirmDialog>
    </li>
  );
}
