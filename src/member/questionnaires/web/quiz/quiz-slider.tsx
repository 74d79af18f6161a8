import { useId } from 'react';
import { QUIZ_SCORE_MAX, QUIZ_SCORE_MIN, type QuizTopic } from '#member/profile/rules.ts';
import { QUIZ_QUESTIONS } from '#member/profile/texts.ts';
import { classNames } from '#ui/class-names.ts';
import { FieldError, Hint } from '#ui/field.tsx';
import { Range } from '#ui/slider.tsx';

interface QuizSliderProps {
  topic: QuizTopic;
  /** `null` means not answered: the slider reads 1, which does not count (spec 1 §4). */
  score: number | null;
  onScore: (score: number) => void;
  error: string | undefined;
}

export function QuizSlider({ topic, score, onScore, error }: QuizSliderProps) {
  const id = useId();
  const { question, hint, ends } = QUIZ_QUESTIONS[topic];
  const answered = score !== null;
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-start justify-end gap-x-4">
        <label htmlFor={id} className="min-w-3/5 flex-1 pt-0.5 font-semibold text-pretty">
          {question}
        </label>
        {/* The slider announces its own value; a second reading would be noise. */}
        <p aria-hidden="true" className="grid w-20 shrink-0 justify-items-end text-right">
          <span
            className={classNames(
              'font-title text-2xl leading-none font-semibold tabular-nums',
              answered ? 'text-prune' : 'text-encre-2',
            )}
          >
            {score ?? QUIZ_SCORE_MIN}
          </span>
          <span className="text-xs text-encre-2">{answered ? `sur ${QUIZ_SCORE_MAX}` : 'non répondu'}</span>
        </p>
      </div>
      <Hint id={`${id}-hint`}>{hint}</Hint>
      <Range
        min={QUIZ_SCORE_MIN}
        max={QUIZ_SCORE_MAX}
        value={score}
        onChange={onScore}
        ends={ends}
        control={{
          id,
          'aria-describedby': classNames(error && `${id}-error`, `${id}-hint`),
          'aria-invalid': error ? true : undefined,
        }}
      />
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
    </div>
  );
}
