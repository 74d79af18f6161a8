import { LOVE_DIMENSIONS, type LoveProfile } from '#member/profile/rules.ts';
import { LOVE_QUESTIONS, loveSentence } from '#member/profile/texts.ts';

/** A missing answer reads « Non renseigné » (spec 1 §9). */
export function LoveSentences({ answers }: { answers: LoveProfile | null }) {
  return (
    <dl className="grid gap-4">
      {LOVE_DIMENSIONS.map((dimension) => (
        <div key={dimension} className="grid gap-0.5">
          <dt className="text-sm font-semibold text-prune">{LOVE_QUESTIONS[dimension].name}</dt>
          <dd className={answers ? undefined : 'text-encre-2'}>
            {/* 0 is not a score: it selects the sentence of a missing answer. */}
            {loveSentence(dimension, answers ? answers[dimension] : 0)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
