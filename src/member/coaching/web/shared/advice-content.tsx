import { useQuery } from '@tanstack/react-query';
import { Anchor, Feather, Hourglass, type LucideIcon, Sprout } from 'lucide-react';
import type { ReactNode } from 'react';
import type { QuizTopic } from '#member/profile/rules.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Card, type CardTone } from '#ui/card.tsx';
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

/** Shared by the funnel and the advice page. */
export const TOPIC_FACES: Record<QuizTopic, { icon: LucideIcon; tone: CardTone }> = {
  past_breakups_score: { icon: Feather, tone: 'rosee' },
  abandonment_fear_score: { icon: Anchor, tone: 'lavande' },
  self_confidence_score: { icon: Sprout, tone: 'sauge' },
  single_status_score: { icon: Hourglass, tone: 'abricot' },
};
