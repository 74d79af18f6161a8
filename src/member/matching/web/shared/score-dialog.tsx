import { Dialog } from '#ui/dialog.tsx';
import { Score, ScoreParts } from '#ui/score.tsx';
import type { Compatibility } from '../../contract.ts';
import { LOVE_LIKENESS_WORDS, scoreWord } from '../../texts.ts';
import { ScoreTelling } from './score-telling.tsx';
import { missingAnswersSentence, SCORE_TO_COME } from './score-to-come.ts';

interface ScoreDialogProps {
  firstName: string;
  compatibility: Compatibility;
  onClose: () => void;
}

export function ScoreDialog({ firstName, compatibility, onClose }: ScoreDialogProps) {
  const { score, parts, missing } = compatibility;
  return (
    <Dialog
      onClose={onClose}
      title={missing ? SCORE_TO_COME : `${firstName} et vous`}
      description={missing ? missingAnswersSentence(missing, firstName) : undefined}
    >
      {missing ? null : (
        <div className="grid gap-6 rounded-[20px] bg-lavande p-5">
          <Score value={score} word={scoreWord(score)} size="large" />
          <ScoreParts
            loveProfile={LOVE_LIKENESS_WORDS[parts.love]}
            activities={parts.activities}
            lifeProject={parts.life}
          />
        </div>
      )}
      <ScoreTelling />
    </Dialog>
  );
}
