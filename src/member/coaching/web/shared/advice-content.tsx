import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ButtonLink } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ListeningScene } from '#ui/illustrations/listening.tsx';
import { MissingContent } from '#ui/missing-content.tsx';
import { LoadingShapes } from '#ui/skeleton.tsx';
import { ADVICE_LOAD_FAILED, type Advice } from '../../contract.ts';
import { adviceQuery } from './api.ts';

export function AdviceContent({ children }: { children: (advice: Advice) => ReactNode }) {
  const advice = useQuery(adviceQuery());
  const { data } = advice;
  if (data) return children(data);
  if (data === null) return <AdviceMissing />;
  const waiting = <LoadingShapes label="Chargement de vos conseils…" shapes={['h-96', 'h-96']} />;
  return <MissingContent page query={advice} failed={ADVICE_LOAD_FAILED} waiting={waiting} />;
}

/** Advice comes from the quiz, which is optional (D30): without it the page links to it. */
function AdviceMissing() {
  return (
    <Card padding="large">
      <EmptyState
        title="Quiz non complété"
        illustration={<ListeningScene className="block h-auto w-full" />}
        action={<ButtonLink to="/inscription/quiz">Faire le quiz</ButtonLink>}
      >
        <p>
          {
            'Nos conseils partent de vos réponses à quatre questions. Une minute suffit, et vous pouvez vous en passer : vos matchs n’en dépendent pas.'
          }
        </p>
      </EmptyState>
    </Card>
  );
}
