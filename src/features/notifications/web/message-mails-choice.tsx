import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { orpc } from '#web/api.ts';
import { errorSentence } from '#web/error-sentence.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { RetryAlert } from '#web/ui/retry-alert.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';

const LOAD_FAILED = 'Vos choix n’ont pas pu être lus. Veuillez réessayer.';
const SAVE_FAILED = 'Votre choix n’a pas pu être enregistré. Veuillez réessayer.';

/** Saved as soon as it is ticked. */
export function MessageMailsChoice() {
  const queryClient = useQueryClient();
  const choices = useQuery(orpc.notifications.choices.queryOptions());
  const save = useMutation(
    orpc.notifications.saveChoices.mutationOptions({
      // One after the other: the last press is the one that stays.
      scope: { id: 'notification-choices' },
      onSuccess: (_, saved) => queryClient.setQueryData(orpc.notifications.choices.queryKey(), saved),
    }),
  );
  if (!choices.data) {
    return choices.error ? (
      <RetryAlert retrying={choices.isFetching} onRetry={() => void choices.refetch()}>
        {errorSentence(choices.error, LOAD_FAILED)}
      </RetryAlert>
    ) : (
      <Loading label="Chargement de vos choix…">
        <Skeleton className="h-14" />
      </Loading>
    );
  }
  const wanted = save.isPending ? save.variables.messageMails : choices.data.messageMails;
  return (
    <div className="grid gap-3">
      <Checkbox
        checked={wanted}
        onChange={(event) => save.mutate({ messageMails: event.target.checked })}
        hint="Après un quart d’heure sans vous, une seule fois par conversation. L’email ne dit rien du message."
      >
        M’envoyer un email quand un message m’attend
      </Checkbox>
      {save.error ? <Alert tone="error">{errorSentence(save.error, SAVE_FAILED)}</Alert> : null}
      <p role="status" className="font-medium text-sauge empty:sr-only">
        {save.isSuccess
          ? save.variables.messageMails
            ? 'C’est noté : nous vous préviendrons.'
            : 'C’est noté : plus d’email.'
          : ''}
      </p>
    </div>
  );
}
