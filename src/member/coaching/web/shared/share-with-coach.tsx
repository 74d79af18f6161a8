import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { currentTime, deviceZone } from '#browser/clock.ts';
import { ROOM_TO_STAND_OPEN, useMedia } from '#browser/use-media.ts';
import { DAY_MS } from '#lib/durations.ts';
import { frenchDay, frenchMoment } from '#lib/french-date.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { classNames } from '#ui/class-names.ts';
import { Disclosure } from '#ui/disclosure.tsx';
import { FailureAlert } from '#ui/failure-alert.tsx';
import { notify } from '#ui/toasts.tsx';
import type { Shareable } from '../../contract.ts';
import { SHARE_DAYS, type ShareDays } from '../../rules.ts';
import { SHARED_CONTENTS, SHARED_LABELS } from '../../texts.ts';
import { sharedAnswersApi } from './api.ts';

const FAILED = 'Rien n’a changé : vérifiez votre connexion, puis réessayez.';

export function ShareWithCoach() {
  const { data } = useQuery(sharedAnswersApi.mine.queryOptions());
  const isRoomy = useMedia(ROOM_TO_STAND_OPEN);
  if (!data?.coachName) return null;
  const shareable = data.answers.filter(({ answered }) => answered);
  if (shareable.length === 0) return null;
  const list = shareable.map((one) => (
    <ShareableAnswers key={one.kind} answers={one} coachName={data.coachName ?? ''} />
  ));
  return (
    <Card as="section" tone="sauge" aria-labelledby="partager" className="grid gap-5 sm:p-8">
      <div className="grid gap-2">
        <h2 id="partager" className="text-h3">
          En parler avec {data.coachName}
        </h2>
        <p className="max-w-2xl">
          Aucun écran de l’équipe ne montre vos réponses. Si cela vous aide, vous pouvez les montrer à{' '}
          {data.coachName}, et à personne d’autre, pour quelques jours. Vous les reprenez quand vous voulez.
        </p>
      </div>
      {isRoomy ? (
        list
      ) : (
        <Disclosure
          label="Choisir ce que vous montrez"
          // Never hide what is currently shared.
          defaultOpen={shareable.some(({ until }) => until !== null)}
        >
          <div className="grid gap-5 pt-2">{list}</div>
        </Disclosure>
      )}
    </Card>
  );
}

function ShareableAnswers({ answers, coachName }: { answers: Shareable; coachName: string }) {
  const { kind, until, lastReadAt } = answers;
  const id = useId();
  const queryClient = useQueryClient();
  const [days, setDays] = useState<ShareDays>(7);
  const again = () => queryClient.invalidateQueries({ queryKey: sharedAnswersApi.key() });
  const share = useMutation(sharedAnswersApi.share.mutationOptions({ onSettled: again }));
  const stop = useMutation(
    sharedAnswersApi.stop.mutationOptions({
      onSettled: again,
      onSuccess: () => notify.success(`${coachName} ne peut plus les lire.`),
    }),
  );
  const error = share.error ?? stop.error;
  return (
    <section aria-labelledby={id} className="grid gap-3 rounded-[20px] bg-carte p-5">
      <div className="grid gap-1">
        <h3 id={id}>{SHARED_LABELS[kind]}</h3>
        <p className="text-sm text-encre-2">{SHARED_CONTENTS[kind]}</p>
      </div>
      {until ? (
        <>
          <p className="font-medium">
            {coachName} peut les lire jusqu’au {frenchMoment(new Date(until), deviceZone())}.{' '}
            <span className="font-normal text-encre-2">
              {lastReadAt
                ? `Dernière lecture : ${frenchMoment(new Date(lastReadAt), deviceZone())}.`
                : 'Pas encore lues.'}
            </span>
          </p>
          <Button
            variant="secondary"
            size="small"
            className="justify-self-start"
            pending={stop.isPending}
            pendingLabel="Un instant…"
            onClick={() => stop.mutate({ kind })}
          >
            Ne plus partager
          </Button>
        </>
      ) : (
        <>
          <DaysChoice value={days} onChange={setDays} />
          <p className="text-sm text-encre-2">
            {coachName} pourra les lire jusqu’au{' '}
            {frenchDay(new Date(currentTime().getTime() + days * DAY_MS), deviceZone())}, et vous saurez quand
            elles ont été lues.
          </p>
          <Button
            size="small"
            className="justify-self-start"
            pending={share.isPending}
            pendingLabel="Un instant…"
            onClick={() => share.mutate({ kind, days })}
          >
            Montrer à {coachName}
          </Button>
        </>
      )}
      <FailureAlert error={error} failed={FAILED} />
    </section>
  );
}

interface DaysChoiceProps {
  value: ShareDays;
  onChange: (days: ShareDays) => void;
}

function DaysChoice({ value, onChange }: DaysChoiceProps) {
  const name = useId();
  return (
    <fieldset className="flex flex-wrap items-center gap-2">
      <legend className="mb-2 text-sm font-medium">Pour combien de temps ?</legend>
      {SHARE_DAYS.map((choice) => (
        <label
          key={choice}
          className={classNames(
            'relative inline-flex min-h-11 cursor-pointer items-center rounded-full border-[1.5px] border-bord bg-carte px-4 font-medium',
            'hover:border-prune has-checked:border-prune has-checked:bg-prune has-checked:text-reserve',
            'has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-prune',
          )}
        >
          <input
            type="radio"
            name={name}
            value={choice}
            checked={value === choice}
            onChange={() => onChange(choice)}
            className="sr-only"
          />
          {choice} jours
        </label>
      ))}
    </fieldset>
  );
}
