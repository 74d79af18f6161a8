import type { QuizTopic } from '#member/profile/rules.ts';
import { Card } from '#ui/card.tsx';
import { classNames } from '#ui/class-names.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { WalkingScene } from '#ui/illustrations/walking.tsx';
import { AdviceCard } from './advice-card.tsx';

/** « Formidable ! » without topics (spec 1 §9). The last of an odd number of cards spans the whole row. */
export function AdviceList({ topics }: { topics: readonly QuizTopic[] }) {
  if (topics.length === 0) return <NoAdvice />;
  return (
    <ul
      className={classNames(
        'grid gap-6',
        topics.length > 1 && 'md:grid-cols-2 md:[&>li:last-child:nth-child(odd)]:col-span-2',
      )}
    >
      {topics.map((topic) => (
        <li key={topic}>
          <AdviceCard topic={topic} />
        </li>
      ))}
    </ul>
  );
}

function NoAdvice() {
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
