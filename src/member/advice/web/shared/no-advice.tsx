import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { WalkingScene } from '#ui/illustrations/walking.tsx';

/** Spec 1 §9. */
export function NoAdvice() {
  return (
    <Card padding="large">
      <EmptyState title="Formidable !" illustration={<WalkingScene className="block h-auto w-full" />}>
        <p>
          {
            'Vos réponses disent un cœur plutôt paisible et une belle disponibilité : c’est un bon moment pour une rencontre. Gardez ce qui vous fait du bien, et revenez au quiz si quelque chose change.'
          }
        </p>
      </EmptyState>
    </Card>
  );
}
