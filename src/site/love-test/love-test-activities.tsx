import { type FormEvent, useRef, useState } from 'react';
import { ACTIVITIES, type Activity } from '#member/answers/rules.ts';
import { written } from '#member/answers/texts.ts';
import { ActivityChips } from '#member/questionnaires/web/shared/activity-chips.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Stepper } from '#ui/stepper.tsx';
import { arriveAt } from './love-test-arrival.ts';

const chips = ACTIVITIES.map((activity) => ({ value: activity, label: written(activity) }));

interface TestActivitiesProps {
  chosen: readonly Activity[];
  onChosen: (activities: readonly Activity[]) => void;
  onBack: () => void;
  onDone: () => void;
}

export function TestActivities({ chosen, onChosen, onBack, onDone }: TestActivitiesProps) {
  const firstChip = useRef<HTMLInputElement>(null);
  const [noneChosen, setNoneChosen] = useState(false);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (chosen.length > 0) return onDone();
    setNoneChosen(true);
    firstChip.current?.focus();
  }
  return (
    <form noValidate className="grid gap-6" onSubmit={submit}>
      <Stepper label="Étape" current={2} total={2} />
      <Card padding="large">
        <ActivityChips
          ref={firstChip}
          legend={
            <h2 ref={arriveAt} tabIndex={-1} className="mb-2">
              Vos envies à deux
            </h2>
          }
          hint="De une à cinq activités que vous aimeriez partager."
          chips={chips}
          value={chosen}
          onChange={(activities) => {
            setNoneChosen(false);
            onChosen(activities);
          }}
          missing={noneChosen}
        />
      </Card>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="large" className="max-sm:w-full">
          Voir mon résultat
        </Button>
        <Button variant="quiet" size="large" className="max-sm:w-full" onClick={onBack}>
          Revenir aux questions
        </Button>
      </div>
    </form>
  );
}
