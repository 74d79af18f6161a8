import { ButtonLink } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ListeningScene } from '#ui/illustrations/listening.tsx';

/** Advice comes from the quiz, which is optional (D30): without it the page links to it. */
export function AdviceMissing() {
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
