import { CalendarHeart } from 'lucide-react';
import type { QuizTopic } from '#member/profile/rules.ts';
import { workshopOf } from '#member/workshops/texts.ts';
import { Card } from '#ui/card.tsx';
import { classNames } from '#ui/class-names.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { WalkingScene } from '#ui/illustrations/walking.tsx';
import { WORKSHOP_OF_TOPIC } from '../../rules.ts';
import { ADVICE } from '../../texts/advice.ts';
import { TOPIC_FACES } from './advice-content.tsx';

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

function AdviceCard({ topic }: { topic: QuizTopic }) {
  const { title, felt, toTry } = ADVICE[topic];
  const { icon: Icon, tone } = TOPIC_FACES[topic];
  return (
    <Card as="article" tone={tone} padding="large" className="grid h-full content-start gap-5">
      <div className="grid justify-items-start gap-4">
        <span className="grid size-12 place-items-center rounded-full bg-carte text-prune">
          <Icon aria-hidden="true" className="size-6" />
        </span>
        <h2 className="text-h3 sm:text-2xl">{title}</h2>
      </div>
      <p>{felt}</p>
      <div className="grid gap-1">
        <h3 className="font-text text-base font-semibold tracking-normal">Cette semaine</h3>
        <p>{toTry}</p>
      </div>
      <div className="flex items-center gap-4 rounded-[20px] bg-carte px-5 py-4">
        <CalendarHeart aria-hidden="true" className="size-6 shrink-0 text-prune" />
        <p className="grid">
          <span className="text-sm text-encre-2">Atelier conseillé</span>
          <span className="font-semibold">{workshopOf(WORKSHOP_OF_TOPIC[topic]).title}</span>
        </p>
      </div>
    </Card>
  );
}
