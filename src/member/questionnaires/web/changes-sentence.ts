import { LOVE_PROFILE_CHANGE_LIMIT } from '#member/profile/rules.ts';

/**
 * Returns the sentence about the limit of D9, shown before the member answers; `changesLeft` only matters after the
 * first fill.
 */
export function changesSentence(answered: boolean, changesLeft: number): string {
  const limit = `${LOVE_PROFILE_CHANGE_LIMIT} fois par jour`;
  const known =
    'Vos nouvelles réponses comptent pour les personnes que vous n’avez pas encore vues\u202f: avec les autres, le score ne bouge plus.';
  if (!answered)
    return `Une fois vos réponses enregistrées, vous pourrez les modifier, ${limit} au plus. ${known}`;
  if (changesLeft <= 0) {
    return `Vous pouvez modifier vos réponses ${limit}, et vous l’avez déjà fait. Relisez-les quand vous voulez : vous pourrez les changer à nouveau demain.`;
  }
  const left = changesLeft === 1 ? 'une modification' : `${changesLeft} modifications`;
  return `Vous pouvez modifier vos réponses ${limit} : il vous reste ${left} pour le moment. ${known}`;
}
