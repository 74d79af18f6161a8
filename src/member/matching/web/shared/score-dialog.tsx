import { capital, inLetters } from '#lib/french-words.ts';
import { Dialog } from '#ui/dialog.tsx';
import type { Compatibility } from '../../contract.ts';
import { MAX_ACTIVITY_POINTS, MAX_LIFE_POINTS, MAX_LOVE_POINTS, POINTS_PER_ACTIVITY } from '../../rules.ts';
import { scoreWord } from '../../texts.ts';
import { missingAnswersSentence, SCORE_TO_COME, ScoreTelling } from './score-chip.tsx';

interface ScoreDialogProps {
  firstName: string;
  compatibility: Compatibility;
  /** One visible difference between the two profiles; empty if there is none. */
  difference: string;
  onClose: () => void;
}

/** Three equal words and one difference, then the points that explain the number. */
export function ScoreDialog({ firstName, compatibility, difference, onClose }: ScoreDialogProps) {
  const { score, parts, missing } = compatibility;
  return (
    <Dialog
      onClose={onClose}
      title={missing ? SCORE_TO_COME : `${firstName} et vous`}
      description={missing ? missingAnswersSentence(missing, firstName) : undefined}
    >
      {missing ? null : (
        <div className="grid gap-4 rounded-[20px] bg-lavande p-5">
          <p className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span className="font-title text-h3 font-semibold">{scoreWord(score)}</span>
            <span className="text-sm text-encre-2 tabular-nums">{`${score}\u202f%`}</span>
          </p>
          <dl className="grid divide-y divide-prune/15">
            {[
              { name: 'Façon d’aimer', word: LOVE_WORDS[parts.love], points: `sur ${MAX_LOVE_POINTS}` },
              {
                name: 'Moments à partager',
                word: sharedWord(parts.activities),
                points: `${parts.activities} sur ${MAX_ACTIVITY_POINTS}`,
              },
              {
                name: 'Projet de vie',
                word: lifeWord(parts.life),
                points: `${parts.life} sur ${MAX_LIFE_POINTS}`,
              },
            ].map(({ name, word, points }) => (
              <div key={name} className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 py-2.5">
                <dt className="text-sm text-encre-2">{name}</dt>
                <dd className="col-start-1 text-lg font-semibold">{word}</dd>
                <dd className="text-sm text-encre-2 tabular-nums">{points}</dd>
              </div>
            ))}
            {difference ? (
              <div className="pt-2.5">
                <dt className="text-sm text-encre-2">Ce qui diffère</dt>
                <dd className="text-lg font-semibold wrap-anywhere">{difference}</dd>
              </div>
            ) : null}
          </dl>
        </div>
      )}
      <ScoreTelling />
    </Dialog>
  );
}

const LOVE_WORDS: Record<Compatibility['parts']['love'], string> = {
  'very-close': 'Très proche',
  close: 'Proche',
  different: 'Différente',
};

function sharedWord(points: number): string {
  if (points >= MAX_ACTIVITY_POINTS) return 'Quatre ou plus en commun';
  const count = points / POINTS_PER_ACTIVITY;
  return count === 0 ? 'Encore à découvrir' : `${capital(inLetters(count))} en commun`;
}

const VERY_CLOSE_LIFE = 25;
const CLOSE_LIFE = 15;

function lifeWord(points: number): string {
  if (points >= VERY_CLOSE_LIFE) return 'Très proche';
  return points >= CLOSE_LIFE ? 'Proche' : 'Différent';
}
