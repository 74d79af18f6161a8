import { ofName } from '#lib/french-words.ts';
import type { MissingAnswers } from '../../rules.ts';

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
