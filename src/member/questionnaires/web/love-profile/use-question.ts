import { useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { LOVE_DIMENSIONS, type LoveDimension, type LoveProfile } from '#member/answers/rules.ts';

/**
 * The question on screen. Each has its place in the history, so that « back » of the browser leads to the one before; one
 * never stands beyond the first that has no answer yet.
 * @param resumes whether one comes back to what was left in the middle, and begins there
 */
export function useQuestion(answers: Partial<LoveProfile>, resumes: boolean) {
  const { state, search } = useLocation();
  const navigate = useNavigate();
  const moved = useRef(false);
  const unanswered = LOVE_DIMENSIONS.findIndex((dimension) => answers[dimension] === undefined);
  const furthest = unanswered < 0 ? LOVE_DIMENSIONS.length : unanswered + 1;
  const [start] = useState(resumes ? furthest : 1);
  const asked = Math.min(questionOf(state) ?? start, furthest, LOVE_DIMENSIONS.length);
  return {
    current: LOVE_DIMENSIONS[asked - 1] ?? LOVE_DIMENSIONS[0],
    /** Whether one came here from another question: the focus follows. */
    moved: moved.current,
    show: (dimension: LoveDimension) => {
      moved.current = true;
      const question = LOVE_DIMENSIONS.indexOf(dimension) + 1;
      void navigate({ search }, { state: { question }, preventScrollReset: true });
    },
  };
}

/** Beside the address, which says nothing of where one is. */
function questionOf(state: unknown): number | undefined {
  if (typeof state !== 'object' || state === null || !('question' in state)) return undefined;
  return typeof state.question === 'number' ? state.question : undefined;
}
