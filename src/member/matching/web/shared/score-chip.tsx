import { Sparkles } from 'lucide-react';
import { ofName } from '#lib/french-words.ts';
import { SAME_LOVE } from '#member/profile/texts.ts';
import { classNames } from '#ui/class-names.ts';
import type { Compatibility } from '../../contract.ts';
import type { MissingAnswers } from '../../rules.ts';
import { scoreWord } from '../../texts.ts';

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

/** What a score reveals and leaves out, in the same words everywhere (D9). */
export function ScoreTelling() {
  return (
    <>
      <p>
        Le score est un pourcentage{'\u202f'}: 100{'\u202f'}% au plus. Il compare vos réponses à celles de
        l’autre personne{'\u202f'}: plus elles se ressemblent, plus il est élevé.
      </p>
      <p>
        Les moments à partager et le projet de vie se lisent sur vos deux profils. Aucun membre ne lit les
        réponses du profil amoureux, mais une personne à qui l’on vous présente peut en deviner une.{' '}
        {SAME_LOVE} Une fois montré, le score avec quelqu’un ne suit plus les changements de vos réponses.
      </p>
      <p className="text-encre-2">
        Ce que le score ne dit pas{'\u202f'}: le rire, la voix, la façon de se regarder. Un score modeste
        n’est pas un refus, et un beau score n’est pas une promesse.
      </p>
    </>
  );
}

export const SCORE_TO_COME = 'Score à venir';

export function missingAnswersSentence(missing: MissingAnswers, firstName: string): string {
  switch (missing) {
    case 'me':
      return 'Il manque vos réponses aux questionnaires.';
    case 'them':
      return `${firstName} n’a pas encore répondu à tous les questionnaires.`;
    case 'both':
      return `Il manque encore vos réponses, et celles ${ofName(firstName)}.`;
  }
}
