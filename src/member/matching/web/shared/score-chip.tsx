import { Sparkles } from 'lucide-react';
import { classNames } from '#ui/class-names.ts';
import type { Compatibility } from '../../contract.ts';
import { scoreWord } from '../../texts.ts';
import { SCORE_TO_COME } from './score-telling.tsx';

const look =
  'inline-flex max-w-full items-center gap-2 rounded-full bg-lavande px-4 py-1 text-sm leading-tight font-semibold text-prune';

/** Example: « Très belle affinité · 95 % ». */
export function scoreLabel({ score, missing }: Pick<Compatibility, 'score' | 'missing'>): string {
  return missing ? SCORE_TO_COME : `${scoreWord(score)} ·\u00a0${score}\u202f%`;
}

/** The word first, the number small beside it. */
export function ScoreText({ score, missing }: Pick<Compatibility, 'score' | 'missing'>) {
  if (missing) return SCORE_TO_COME;
  return (
    <span>
      {scoreWord(score)}
      {' ·\u00a0'}
      <span className="text-xs font-medium text-encre-2">{`${score}\u202f%`}</span>
    </span>
  );
}

interface ScoreChipProps {
  compatibility: Compatibility;
  className?: string;
}

export function ScoreChip({ compatibility, className }: ScoreChipProps) {
  return (
    <span className={classNames(look, 'min-h-8 border border-transparent', className)}>
      <Sparkles aria-hidden="true" className="size-4 shrink-0" />
      <ScoreText {...compatibility} />
    </span>
  );
}

export function ScoreButton({ compatibility, onClick }: ScoreChipProps & { onClick: () => void }) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={onClick}
      className={classNames(
        look,
        'min-h-11 border-2 border-transparent text-left transition-colors hover:border-prune',
      )}
    >
      <Sparkles aria-hidden="true" className="size-4.5 shrink-0" />
      <ScoreText {...compatibility} />
      <span className="sr-only"> (comprendre ce score)</span>
    </button>
  );
}
