import { useMutation } from '@tanstack/react-query';
import { teamMoment } from '#browser/team-time.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { FailureAlert } from '#ui/failure-alert.tsx';
import type { SharedAnswer } from '../contract.ts';
import { ANSWER_LABELS, DATE_KIND_LABELS } from '../texts.ts';
import { deskCoachingApi } from './shared/api.ts';

interface SharedAnswersProps {
  id: string;
  firstName: string;
  shared: readonly SharedAnswer[];
}

/** What they show at the moment; each reading is asked for, and told to them. */
export function SharedAnswers({ id, firstName, shared }: SharedAnswersProps) {
  return (
    <Card
      as="section"
      aria-labelledby="partage"
      tone={shared.length > 0 ? 'sauge' : 'carte'}
      className="grid gap-3"
    >
      <h2 id="partage" className="text-h3">
        Réponses partagées
      </h2>
      {shared.length === 0 ? (
        <p className="text-encre-2">
          {firstName} ne vous montre aucune de ses réponses en ce moment. Ce choix lui appartient, depuis
          « Mes conseils ».
        </p>
      ) : (
        shared.map((one) => <Shared key={one.kind} id={id} firstName={firstName} {...one} />)
      )}
    </Card>
  );
}

function Shared({ id, firstName, kind, until }: Omit<SharedAnswersProps, 'shared'> & SharedAnswer) {
  // Read when asked for, and kept by this screen alone.
  const reading = useMutation(deskCoachingApi.readShared.mutationOptions({ gcTime: 0 }));
  const answers = reading.data?.quiz ?? reading.data?.loveProfile;
  return (
    <div className="grid gap-2">
      <h3 className="text-base">{DATE_KIND_LABELS[kind].title}</h3>
      <p className="text-encre-2">
        Jusqu’au {teamMoment(new Date(until))}. {firstName} voit quand vous les lisez.
      </p>
      {answers ? (
        <dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 rounded-[20px] bg-carte px-4 py-3">
          {Object.entries(answers).map(([key, score]) => (
            <div key={key} className="contents">
              <dt>{ANSWER_LABELS[key] ?? key}</dt>
              <dd className="font-semibold tabular-nums">
                {score}
                <span className="font-normal text-encre-2">{` sur ${DATE_KIND_LABELS[kind].most}`}</span>
              </dd>
            </div>
          ))}
        </dl>
      ) : (
        <Button
          size="small"
          variant="secondary"
          className="justify-self-start"
          pending={reading.isPending}
          pendingLabel="Un instant…"
          onClick={() => reading.mutate({ id, kind })}
        >
          Lire ces réponses
        </Button>
      )}
      <FailureAlert error={reading.error} failed="Ces réponses n’ont pas pu être lues." />
    </div>
  );
}
