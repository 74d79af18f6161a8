import type { QuizTopic } from '#member/answers/rules.ts';
import { AdviceCard } from './advice-card.tsx';
import { AdviceGrid } from './advice-grid.tsx';
import { NoAdvice } from './no-advice.tsx';

/** « Formidable ! » without topics (spec 1 §9). */
export function AdviceList({ topics }: { topics: readonly QuizTopic[] }) {
  if (topics.length === 0) return <NoAdvice />;
  return <AdviceGrid cards={topics.map((topic) => ({ topic, card: <AdviceCard topic={topic} /> }))} />;
}
