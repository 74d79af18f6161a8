import { ButtonLink } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ListeningScene } from '#ui/illustrations/listening.tsx';

/** Advice comes from the quiz: without it there is nothing to say yet. */
export function QuizMissing() {
  return (
    <Card padding="large">
      <EmptyState
        title="Quiz non complété"
        illustration={<ListeningScene className="block h-auto w-full" />}
        action={<ButtonLink to="/inscription/quiz">Faire le quiz</ButtonLink>}
      >
        <p>
          Nos conseils partent de vos réponses. Quatre questions, une minute, et nous saurons par où commencer
          avec vous.
        </p>
      </EmptyState>
    </Card>
  );
}
