import { Card } from '#ui/card.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import type { PassedPerson } from '../contract.ts';
import { MeetingTips } from './meeting-tips.tsx';
import { PassedPeople } from './passed-people.tsx';
import { ScoreExplanation } from './score-explanation.tsx';

export function SelectionHelp({ onReturn }: { onReturn: (person: PassedPerson) => void }) {
  return (
    <Card
      padding="none"
      className="grid px-5 py-1 max-lg:order-3 max-lg:divide-y max-lg:divide-filet lg:col-span-2 lg:grid-cols-3 lg:items-start lg:gap-6 lg:px-6 lg:py-2"
    >
      <div className="py-1">
        <PassedPeople onReturn={onReturn} />
      </div>
      <div className="py-1">
        <Disclosure label="Comprendre le score">
          <ScoreExplanation />
        </Disclosure>
      </div>
      <div className="py-1">
        <Disclosure label={<span className="text-left">Trois pas vers une rencontre de qualité</span>}>
          <MeetingTips />
        </Disclosure>
      </div>
    </Card>
  );
}
