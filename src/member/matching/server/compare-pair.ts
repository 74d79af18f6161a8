import {
  type CompatibilityParts,
  compatibility,
  hasAnswered,
  type MissingAnswers,
  nextScoreView,
} from '../rules.ts';
import type { SeenPerson } from './seen-people-store.ts';
import type { NewLook } from './shown-store.ts';

export type Look = {
  /** With the love points the member may see (D9). */
  parts: CompatibilityParts;
  score: number;
  missing: MissingAnswers | null;
  /** View to store before it is displayed. */
  isNew?: NewLook;
};

/** Compares a member with a person, limited to the points the member may see (D9). @param today ISO date in Paris */
export function comparePair(
  mine: SeenPerson,
  { profile, answers, view: before }: SeenPerson,
  today: string,
): Look {
  const { parts, score, missing } = compatibility(mine.answers, answers);
  if (!hasAnswered(mine.answers) || !hasAnswered(answers)) return { parts, score, missing };
  const view = nextScoreView(before, {
    mine: mine.answers.love.version,
    theirs: answers.love.version,
    points: parts.love,
    comparedOn: today,
  });
  return {
    parts: { ...parts, love: view.points },
    score: view.points + parts.activities + parts.life,
    missing,
    ...(view !== before && { isNew: { person: profile.id, before, view } }),
  };
}
