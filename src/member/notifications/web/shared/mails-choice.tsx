import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { currentTime } from '#browser/clock.ts';
import { teamTime } from '#browser/team-time.ts';
import { nextWeekStart } from '#member/matching/rules.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { FailureAlert } from '#ui/failure-alert.tsx';
import { MissingContent } from '#ui/missing-content.tsx';
import { LoadingShapes } from '#ui/skeleton.tsx';
import { notificationsApi } from './api.ts';

const LOAD_FAILED = 'Vos choix n’ont pas pu être lus. Veuillez réessayer.';
const SAVE_FAILED = 'Votre choix n’a pas pu être enregistré. Veuillez réessayer.';

type Mails = 'messageMails' | 'weeklyMails';

const wordsOf = (): Record<Mails, { label: string; hint: string; yes: string; no: string }> => ({
  messageMails: {
    label: 'M’envoyer un e-mail quand un message m’attend',
    hint: 'Après un quart d’heure d’absence, un seul e-mail par conversation. Il ne cite jamais le message.',
    yes: 'C’est noté : nous vous préviendrons.',
    no: 'C’est noté : plus d’e-mail.',
  },
  weeklyMails: {
    label: 'Me prévenir le jeudi quand de nouvelles personnes me sont proposées',
    hint: `Le jeudi à ${teamTime(nextWeekStart(currentTime()))}, une fois par semaine au plus, et seulement s’il y a de nouvelles personnes. L’e-mail donne leur prénom et ce qui vous rapproche, sans photo ; vos appareils prévenus des messages le disent aussi.`,
    yes: 'C’est noté : à jeudi.',
    no: 'C’est noté : plus rien le jeudi.',
  },
});

/** Saves each choice as soon as it is ticked. */
export function MailsChoices() {
  const choices = useQuery(notificationsApi.choices.queryOptions());
  const waiting = <LoadingShapes label="Chargement de vos choix…" shapes={['h-14']} />;
  if (!choices.data) return <MissingContent query={choices} failed={LOAD_FAILED} waiting={waiting} />;
  const { messageMails, weeklyMails } = choices.data;
  return (
    <>
      <MailsChoice mails="messageMails" checked={messageMails} />
      <MailsChoice mails="weeklyMails" checked={weeklyMails} />
    </>
  );
}

function MailsChoice({ mails, checked }: { mails: Mails; checked: boolean }) {
  const queryClient = useQueryClient();
  /** Optimistic value: the mutation updates a moment later, and the box would flicker. */
  const [pressed, setPressed] = useState<boolean>();
  const save = useMutation(
    notificationsApi.saveChoices.mutationOptions({
      // Serialised, so that the last click wins.
      scope: { id: 'notification-choices' },
      onError: () => setPressed(undefined),
      onSuccess: (_, saved) =>
        queryClient.setQueryData(notificationsApi.choices.queryKey(), (known) =>
          known ? { ...known, ...saved } : known,
        ),
    }),
  );
  const { label, hint, yes, no } = wordsOf()[mails];
  return (
    <div className="grid gap-3">
      <Checkbox
        checked={pressed ?? checked}
        onChange={(event) => {
          setPressed(event.target.checked);
          save.mutate({ [mails]: event.target.checked });
        }}
        hint={hint}
      >
        {label}
      </Checkbox>
      <FailureAlert error={save.error} failed={SAVE_FAILED} />
      <p role="status" className="font-medium text-sauge empty:sr-only">
        {save.isSuccess ? (save.variables[mails] ? yes : no) : ''}
      </p>
    </div>
  );
}
