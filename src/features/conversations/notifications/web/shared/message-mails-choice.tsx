import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorSentence } from '#browser/api/error-sentence.ts';
import { Alert } from '#ui/alert.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { RetryAlert } from '#ui/retry-alert.tsx';
import { Loading, Skeleton } from '#ui/skeleton.tsx';
import { notificationsApi } from './api.ts';

const LOAD_FAILED = 'Vos choix n’ont pas pu être lus. Veuillez réessayer.';
const SAVE_FAILED = 'Votre choix n’a pas pu être enregistré. Veuillez réessayer.';

/** Saved as soon as it is ticked. */
export function MessageMailsChoice() {
  const queryClient = useQueryClient();
  /** What was pressed, at once: the mutation says so only a moment later, and the box would flicker. */
  const [pressed, setPressed] = useState<boolean>();
  const choices = useQuery(notificationsApi.choices.queryOptions());
  const save = useMutation(
    notificationsApi.saveChoices.mutationOptions({
      // One after the other: the last press is the one that stays.
      scope: { id: 'notification-choices' },
      onError: () => setPressed(undefined),
      onSuccess: (_, saved) => queryClient.setQueryData(notificationsApi.choices.queryKey(), saved),
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
  return (
    <div className="grid gap-3">
      <Checkbox
        checked={pressed ?? choices.data.messageMails}
        onChange={(event) => {
          setPressed(event.target.checked);
          save.mutate({ messageMails: event.target.checked });
        }}
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
