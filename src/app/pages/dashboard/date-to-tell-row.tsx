import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { safeToRepeat } from '#browser/api/query-client.ts';
import { deviceZone } from '#browser/clock.ts';
import { frenchDay } from '#lib/french-date.ts';
import type { DateToTell } from '#member/meeting/contract.ts';
import { meetingApi } from '#member/meeting/web/shared/api.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { FailureAlert } from '#ui/failure-alert.tsx';
import { notify } from '#ui/toasts.tsx';

const FAILED = 'Votre réponse n’a pas pu être enregistrée. Réessayez dans un instant.';

/** Asked once, from the morning after: either answer ends it. */
export function DateToTellRow({ date }: { date: DateToTell }) {
  const { contactId: id, firstName, photoUrl, agreedAt } = date;
  const { declare, setAside } = useAnswers(id, firstName);
  const busy = declare.isPending || setAside.isPending;
  return (
    <Card as="li" tone="abricot" className="grid gap-4 p-4! sm:p-6!">
      <div className="flex items-center gap-4">
        <Avatar firstName={firstName} photoUrl={photoUrl} />
        <div className="grid min-w-0 gap-0.5">
          <h2 className="text-h3 wrap-anywhere">
            Comment s’est passé votre rendez-vous avec {firstName}
            {'\u202f'}?
          </h2>
          <time dateTime={agreedAt} className="text-sm text-encre-2 first-letter:uppercase">
            {frenchDay(new Date(agreedAt), deviceZone())}
          </time>
        </div>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          size="small"
          pending={declare.isPending}
          pendingLabel="Un instant…"
          onClick={() => {
            if (!busy) declare.mutate({ id });
          }}
        >
          Nous nous sommes vus
        </Button>
        <Button
          size="small"
          variant="quiet"
          pending={setAside.isPending}
          pendingLabel="Un instant…"
          onClick={() => {
            if (!busy) setAside.mutate({ id });
          }}
        >
          Le rendez-vous n’a pas eu lieu
        </Button>
      </div>
      <FailureAlert error={declare.error ?? setAside.error} failed={FAILED} />
    </Card>
  );
}

/** A meeting leads to the conversation, where one leaves a word. */
function useAnswers(id: string, firstName: string) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const onSettled = () => queryClient.invalidateQueries({ queryKey: meetingApi.key() });
  const declare = useMutation(
    meetingApi.declare.mutationOptions({
      ...safeToRepeat,
      onSuccess: () => {
        notify.success(`C’est noté. Vous pouvez laisser un mot à ${firstName}.`);
        void navigate(`/chat?contact=${encodeURIComponent(id)}`);
      },
      onSettled,
    }),
  );
  const setAside = useMutation(
    meetingApi.setAside.mutationOptions({
      ...safeToRepeat,
      onSuccess: () => notify.success('C’est noté. Cette réponse reste entre vous et nous.'),
      onSettled,
    }),
  );
  return { declare, setAside };
}
