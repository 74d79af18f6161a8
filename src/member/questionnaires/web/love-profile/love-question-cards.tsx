import { useEffect, useRef } from 'react';
import type { LoveDimension } from '#member/profile/rules.ts';
import { KEPT_MEANS, KEPT_TO_ONESELF, LOVE_QUESTIONS } from '#member/profile/texts.ts';
import { ChoiceCards } from '#ui/choice-cards.tsx';

const KEPT = 'kept';

interface LoveQuestionCardsProps {
  dimension: LoveDimension;
  /** Null: kept to oneself. */
  score: number | null | undefined;
  onScore: (score: number | null) => void;
  error: string | undefined;
  /** True after « Suivant » and « Précédent », to restart reading at the question. */
  takesFocus: boolean;
}

/** Use the dimension as `key`, so that each question is a new radio group. */
export function LoveQuestionCards({ dimension, score, onScore, error, takesFocus }: LoveQuestionCardsProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { question, sentences } = LOVE_QUESTIONS[dimension];
  const mayBeKept = dimension === 'sexuality_score';
  useEffect(() => {
    if (!takesFocus) return;
    heading.current?.focus({ preventScroll: true });
    // On a small screen the page may be scrolled to the middle of the previous question.
    heading.current?.closest('form')?.scrollIntoView({ block: 'start' });
  }, [takesFocus]);
  return (
    <ChoiceCards
      name={dimension}
      legend={
        <h2 ref={heading} tabIndex={-1} className="mb-2 text-h3 sm:mb-4 sm:text-2xl">
          {question}
        </h2>
      }
      hint={mayBeKept ? KEPT_MEANS : undefined}
      choices={[
        ...sentences.map((sentence, index) => ({ value: String(index + 1), label: sentence })),
        ...(mayBeKept ? [{ value: KEPT, label: KEPT_TO_ONESELF }] : []),
      ].map(({ value, label }) => ({ value, label: <span className="font-normal">{label}</span> }))}
      value={score === undefined ? null : score === null ? KEPT : String(score)}
      onValueChange={(value) => onScore(value === KEPT ? null : Number(value))}
      error={error}
    />
  );
}
