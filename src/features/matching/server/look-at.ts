import {
  type CompatibilityParts,
  compatibility,
  hasAnswered,
  lookAgain,
  type MissingAnswers,
} from '../rules.ts';
import type { NewLook } from './note-store.ts';
import type { SeenPerson } from './seen-people-store.ts';

/** How a member and someone they look at compare. */
export type Look = {
  /** With the love points that the member may be shown (D9). */
  parts: CompatibilityParts;
  missing: MissingAnswers | null;
  /** The score that orders: with the love points that were shown before, as long as there are any. */
  orderScore: number;
  /** What is to be written before it is shown. */
  isNew?: NewLook;
};

/** Compares a member with someone as far as the member may know (D9). */
export function lookAt(mine: SeenPerson, { profile, answers, view: before }: SeenPerson): Look {
  const { parts, score, missing } = compatibility(mine.answers, answers);
  if (!hasAnswered(mine.answers) || !hasAnswered(answers)) return { parts, missing, orderScore: score };
  const versions = { mine: mine.answers.love.version, theirs: answers.love.version };
  const view = lookAgain(before, versions, parts.love);
  const orderPoints = before?.personVersion === versions.theirs ? before.points : parts.love;
  return {
    parts: { ...parts, love: view.points },
    missing,
    orderScore: orderPoints + parts.activities + parts.life,
    ...(view !== before && { isNew: { person: profile.id, before, view } }),
  };
}
