import { LOVE_PROFILE_CHANGE_LIMIT, LOVE_PROFILE_CHANGE_WINDOW_DAYS } from '../../rules.ts';

/** What D9 allows, said plainly before one answers; `changesLeft` counts once there are answers to change. */
export function changesSentence(answered: boolean, changesLeft: number): string {
  const window = `par période de ${LOVE_PROFILE_CHANGE_WINDOW_DAYS} jours`;
  const limit = `${LOVE_PROFILE_CHANGE_LIMIT} fois ${window}`;
  if (!answered) return `Une fois vos réponses enregistrées, vous pourrez les modifier ${limit}.`;
  if (changesLeft <= 0) {
    return `Vous pouvez modifier vos réponses ${limit}, et vous l’avez déjà fait. Relisez-les quand vous voulez : vous pourrez les changer à nouveau dans quelques jours.`;
  }
  const left = changesLeft === 1 ? 'une modification' : `${changesLeft} modifications`;
  return `Vous pouvez modifier vos réponses ${limit}. Il vous reste ${left} pour le moment.`;
}
