import type { ReactNode } from 'react';
import type { QuizTopic } from '#member/answers/rules.ts';
import { classNames } from '#ui/class-names.ts';

/** The last of an odd number of cards spans the whole row. */
export function AdviceGrid({ cards }: { cards: readonly { topic: QuizTopic; card: ReactNode }[] }) {
  return (
    <ul
      className={classNames(
        'grid gap-6',
        cards.length > 1 && 'md:grid-cols-2 md:[&>li:last-child:nth-child(odd)]:col-span-2',
      )}
    >
      {cards.map(({ topic, card }) => (
        <li key={topic}>{card}</li>
      ))}
    </ul>
  );
}
