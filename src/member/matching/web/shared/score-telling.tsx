import { ofName } from '#lib/french-words.ts';
import { SAME_LOVE } from '#member/profile/texts.ts';
import type { MissingAnswers } from '../../rules.ts';

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
