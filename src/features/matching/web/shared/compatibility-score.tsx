import type { Compatibility } from '#features/matching/contract.ts';
import { Card } from '#ui/card.tsx';
import { classNames } from '#ui/class-names.ts';
import { Score, ScoreParts } from '#ui/score.tsx';
import { scoreWord } from '../../rules.ts';
import { missingAnswersSentence, SCORE_TO_COME } from './score-to-come.ts';

interface CompatibilityScoreProps {
  firstName: string;
  compatibility: Compatibility;
  size?: 'small' | 'large';
}

/** The score and its three parts, or whose answers it waits for. Inside a `@container`. */
export function CompatibilityScore({ firstName, compatibility, size = 'small' }: CompatibilityScoreProps) {
  const { score, parts, missing } = compatibility;
  const small = size === 'small';
  return (
    <Card
      // One card among several is no landmark.
      {...(small ? {} : { as: 'section', 'aria-label': 'Score de compatibilité' })}
      tone="lavande"
      padding={small ? 'none' : 'medium'}
      className={small ? 'rounded-[20px]! p-4 @md:p-5' : undefined}
    >
      {missing ? (
        <>
          <p className={classNames('font-semibold', !small && 'font-title text-h3')}>{SCORE_TO_COME}</p>
          <p className="text-encre-2">{missingAnswersSentence(missing, firstName)}</p>
        </>
      ) : (
        <div className="grid items-center gap-x-8 gap-y-5 @md:grid-cols-2">
          <Score value={score} word={scoreWord(score)} size={size} />
          <ScoreParts
            loveProfile={parts.love}
            activities={parts.activities}
            lifeProject={parts.life}
            className={small ? 'gap-2.5! text-sm' : undefined}
          />
        </div>
      )}
    </Card>
  );
}
